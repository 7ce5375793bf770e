// The fields of a form, from the JSON Schema of a game's components.

/** The part of JSON Schema that the schemas of editions use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** How many items a list has. */
export interface Span {
  least: number;
  most: number;
}

type Shape =
  | { kind: 'number'; min: number; max: number }
  | { kind: 'text'; least: number; most: number; pattern: RegExp | null }
  | { kind: 'choice'; choices: { value: unknown; label: string }[] }
  | { kind: 'flag' }
  /** A value that every edition has; it is not shown. */
  | { kind: 'fixed'; value: unknown }
  /** Numbers that are typed in one line; `inner` is the number of each part if the parts are lists themselves. */
  | ({ kind: 'numbers'; number: Extract<Shape, { kind: 'number' }>; inner: Span | null } & Span)
  | ({ kind: 'list'; item: Field } & Span)
  | { kind: 'group'; fields: Named[]; others: Field | null }
  /** Anything: the form leaves it as it is. */
  | { kind: 'any' };

export type Field = { label: string; help: string | null; optional: boolean } & Shape;
export interface Named {
  name: string;
  field: Field;
}

const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null;

/** A schema without references and without `null`. */
function plain(schema: Schema, root: Schema): { schema: Schema; nullable: boolean } {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref === undefined ? [] : [target($ref, root)]), ...(allOf ?? [])];
  if (parts.length > 0) {
    const inner = parts.map((part) => plain(part, root));
    return { schema: Object.assign({}, ...inner.map((part) => part.schema), own) as Schema, nullable: inner.some((part) => part.nullable) };
  }
  const choices = own.anyOf ?? own.oneOf;
  const real = choices?.filter((choice) => !isNull(choice)) ?? [];
  const [only] = real;
  if (choices !== undefined && only !== undefined && real.length === 1) {
    const { anyOf: _any, oneOf: _one, ...said } = own;
    return { schema: { ...plain(only, root).schema, ...said }, nullable: real.length < choices.length };
  }
  if (Array.isArray(own.type)) {
    const [type] = own.type.filter((one) => one !== 'null');
    return { schema: { ...own, ...(type === undefined ? {} : { type }) }, nullable: own.type.includes('null') };
  }
  return { schema: own, nullable: false };
}

const target = (ref: string, root: Schema): Schema => root.$defs?.[ref.replace('#/$defs/', '')] ?? {};

/** The field of a schema. */
export function fieldOf(schema: Schema, name = '', required = true, root: Schema = schema): Field {
  const { schema: own, nullable } = plain(schema, root);
  const said = { label: own.title ?? name, help: own.description ?? null, optional: !required || nullable };
  return { ...said, ...shapeOf(own, root) };
}

function shapeOf(schema: Schema, root: Schema): Shape {
  const choices = choicesOf(schema);
  if (choices !== null) {
    const [first] = choices;
    return first !== undefined && choices.length === 1 ? { kind: 'fixed', value: first.value } : { kind: 'choice', choices };
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { kind: 'number', min: schema.minimum ?? Number.MIN_SAFE_INTEGER, max: schema.maximum ?? Number.MAX_SAFE_INTEGER };
    case 'string':
      return {
        kind: 'text',
        least: schema.minLength ?? 0,
        most: schema.maxLength ?? Infinity,
        pattern: schema.pattern === undefined ? null : new RegExp(schema.pattern, 'u'),
      };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return listOf(schema, root);
    case 'object':
      return groupOf(schema, root);
    default:
      return { kind: 'any' };
  }
}

/** The values of an enumeration, also of one whose values are described one by one. */
function choicesOf(schema: Schema): { value: unknown; label: string }[] | null {
  if (schema.const !== undefined) return [{ value: schema.const, label: schema.title ?? String(schema.const) }];
  if (schema.enum !== undefined) return schema.enum.filter((value) => value !== null).map((value) => ({ value, label: String(value) }));
  const parts = (schema.oneOf ?? schema.anyOf)?.filter((part) => !isNull(part)).map(choicesOf);
  if (parts === undefined || parts.some((part) => part === null)) return null;
  return parts.flatMap((part) => part ?? []);
}

function listOf(schema: Schema, root: Schema): Shape {
  const tuple = schema.prefixItems;
  const span = { least: tuple?.length ?? schema.minItems ?? 0, most: tuple?.length ?? schema.maxItems ?? Infinity };
  const inside = tuple?.[0] ?? (typeof schema.items === 'object' ? schema.items : undefined);
  if (inside === undefined) return { kind: 'any' };
  const item = fieldOf(inside, '', true, root);
  if (item.kind === 'number') return { kind: 'numbers', number: item, inner: null, ...span };
  if (item.kind === 'numbers' && item.inner === null) {
    return { kind: 'numbers', number: item.number, inner: { least: item.least, most: item.most }, ...span };
  }
  return { kind: 'list', item, ...span };
}

function groupOf(schema: Schema, root: Schema): Shape {
  const needed = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    field: fieldOf(part, name, needed.has(name), root),
  }));
  const others = typeof schema.additionalProperties === 'object' ? fieldOf(schema.additionalProperties, '', true, root) : null;
  return { kind: 'group', fields, others };
}

/** The fields of a group that are shown for a value. */
export function shownFields(field: Extract<Field, { kind: 'group' }>, value: unknown): Named[] {
  const has = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const known = new Set(field.fields.map(({ name }) => name));
  const { others } = field;
  const extra = others === null ? [] : Object.keys(has).filter((name) => !known.has(name));
  return [
    ...field.fields.filter((part) => !isHidden(part.field)),
    ...extra.map((name) => ({ name, field: { ...others, label: name } as Field })),
  ];
}

const isHidden = (field: Field) => field.kind === 'fixed' || field.kind === 'any';

/** Whether a field is one input of one line, so that others fit beside it. */
export function isShort(field: Field): boolean {
  if (field.kind === 'list') return field.item.kind === 'text' || field.item.kind === 'choice';
  return field.kind !== 'group' && (field.kind !== 'numbers' || field.inner === null);
}

/** What a new item of a list begins with. What has to be typed is empty. */
export function blank(field: Field): unknown {
  switch (field.kind) {
    case 'fixed':
      return field.value;
    case 'choice':
      return field.choices[0]?.value;
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: field.least }, () => blank(field.item));
    case 'group':
      return Object.fromEntries(field.fields.filter((part) => !part.field.optional).map((part) => [part.name, blank(part.field)]));
    default:
      return '';
  }
}

/** A value without what the schema does not describe: sums, notes and where a part is known from. */
export function trimmed(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => trimmed(field.item, item));
  if (field.kind !== 'group' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = new Map(field.fields.map((part) => [part.name, part.field]));
  const kept = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const inner = parts.get(name) ?? field.others;
    return inner === null ? [] : [[name, trimmed(inner, part)]];
  });
  return Object.fromEntries(kept);
}
