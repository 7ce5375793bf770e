// The names of this device's tables: those of a server have no prefix.

const PREFIX = 'here-';

/** Whether a table is one of this device. */
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

/** The name in addresses and lists of the page. */
export const named = (id: string): string => `${PREFIX}${id}`;

/** The name in the database and for the engine. */
export const bare = (id: string): string => id.slice(PREFIX.length);
