// Looks for accessibility barriers in a page with axe-core.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * Scans what has not been scanned before in this document, and returns the findings. Runs in the page.
 *
 * The first scan at an address takes the whole page. Later ones take the elements that are new in kind: no element with the
 * same tag, attributes, colours and ancestors has been scanned. All others would be judged as before.
 */
async function scan(): Promise<Finding[]> {
  const here = globalThis as unknown as {
    axe: { run(context: unknown, options: unknown): Promise<{ violations: Finding[] }> };
    scanned?: { addresses: Set<string>; kinds: Set<string> };
  };
  const first = here.scanned === undefined;
  const { addresses, kinds } = (here.scanned ??= { addresses: new Set(), kinds: new Set() });

  /** Attributes whose value decides what axe thinks of an element; of the others it matters whether they say anything. */
  const decisive = (name: string) =>
    ['class', 'role', 'type', 'tabindex', 'lang'].includes(name) || (name.startsWith('aria-') && !/label|describedby|controls|valuetext|valuenow/.test(name));
  const colours = (style: string) => style.split(';').filter((part) => /colo|fill|background|opacity|#|rgb|var\(/.test(part)).join(';');
  const kindOf = (element: Element, parent: string): string => {
    const parts = [...element.attributes].map(({ name, value }) => {
      if (decisive(name)) return `${name}=${value}`;
      return name === 'style' ? colours(value) : `${name}${value.trim() === '' ? '=' : ''}`;
    });
    const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return `${parent}>${element.tagName}[${parts.join()}]${says ? 'says' : ''}`;
  };
  /** A shape of a drawing: axe judges it only if it says something. */
  const isShape = (element: Element) =>
    element instanceof SVGElement && !element.textContent && !element.querySelector('[role], [aria-label], [tabindex]') && !element.matches('[role], [aria-label], [tabindex]');
  const fresh: Element[] = [];
  const walk = (element: Element, parent: string, within: boolean) => {
    if (isShape(element)) return;
    const kind = kindOf(element, parent);
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    // Its descendants are new as well, and are scanned with it.
    if (isNew && !within) fresh.push(element);
    for (const child of element.children) walk(child, kind, within || isNew);
  };
  walk(document.body, `${document.documentElement.lang} ${document.documentElement.dataset.theme ?? ''} ${innerWidth}×${innerHeight}`, false);

  const address = `${location.href} ${document.title}`;
  const whole = !addresses.has(address);
  addresses.add(address);
  if (!whole && fresh.length === 0) return [];
  // The rule that reads all style sheets is run once.
  const { violations } = await here.axe.run(whole ? document : { include: fresh }, { resultTypes: ['violations'], preload: first });
  return violations;
}

/** Rules of lesser impact about the structure of a page, for scans of whole pages. */
const STRUCTURE = ['landmark-unique', 'heading-order', 'page-has-heading-one'];

/** The serious and critical barriers among what is new in the page, and faults of its structure if `whole`. */
export async function barriers(page: Page, whole = false): Promise<Finding[]> {
  // The page's policy forbids scripts from elsewhere, so the checker comes in through the debugger, once for each document.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return (await page.evaluate(scan)).filter(({ id, impact }) => ['serious', 'critical'].includes(impact) || (whole && STRUCTURE.includes(id)));
}

/** Fails if there are barriers. */
export async function axe(page: Page, where: string, whole = false): Promise<void> {
  const found = await barriers(page, whole);
  expect(found.map(({ id, nodes }) => ({ where, id, at: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`) }))).toEqual([]);
}
