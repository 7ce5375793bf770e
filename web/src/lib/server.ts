// Where the server of this page is. A static copy of the page may have none, or use the server of another host.

const stated = typeof document === 'undefined' ? 'here' : (document.querySelector<HTMLMetaElement>('meta[name="rynek-server"]')?.content ?? 'here');

/** Whether the page has a server at all. Whether it can be reached is another matter. */
export const HAS_SERVER = stated !== 'none';

const base = () => (stated === 'here' ? document.baseURI : stated);

/** The address of something that the server offers. */
export const serverAddress = (path: string): URL => {
  const address = new URL(`api/v1${path}`, base().replace(/[?#].*$/, ''));
  address.hash = '';
  return address;
};

/** The address of a route of this page, to pass on to others. */
export const pageAddress = (route: string): string => `${location.href.replace(/#.*$/, '')}${route}`;
