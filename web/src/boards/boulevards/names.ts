/** The keys of the messages that name things. */

/** An attraction. */
export const placeName = (id: string) => `boulevards-attraction-${id.replaceAll('_', '-')}`;

/** A kind of building. */
export const kindName = (kind: string) => `boulevards-kind-${kind}`;
