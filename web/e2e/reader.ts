// What a screen reader has of a page: the accessibility tree of the browser, what live regions say, and the keyboard.
import type { CDPSession, Page } from 'playwright-core';

/** A node of the tree that a person can land on. */
export interface Landmark {
  role: string;
  name: string;
  /** The named groups and regions around it, from the outside. */
  within: string[];
  disabled: boolean;
  pressed: boolean;
  /** The node of the document. */
  node: number;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** Collects what live regions say. Runs in the page. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const watch = new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)));
    for (const region of regions) {
      const says = (region?.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (says !== '') heard.push(says);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}

export class Reader {
  private constructor(
    private readonly page: Page,
    private readonly tools: CDPSession,
  ) {}

  /** Starts before the page is opened, so that nothing is missed. */
  static async of(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Accessibility.enable');
    return new Reader(page, tools);
  }

  /** Everything with a role, in the order in which it is read. */
  async read(): Promise<Landmark[]> {
    const { nodes } = (await this.tools.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const around = (node: AxNode): string[] => {
      const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
      if (parent === undefined) return [];
      const isNamed = ['group', 'region', 'navigation', 'complementary', 'list', 'dialog'].includes(parent.role?.value ?? '') && parent.name?.value;
      return [...around(parent), ...(isNamed ? [String(parent.name?.value)] : [])];
    };
    const property = (node: AxNode, name: string) => node.properties?.find((one) => one.name === name)?.value.value;
    return nodes
      .filter((node) => !node.ignored && node.backendDOMNodeId !== undefined)
      .map((node) => ({
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        within: around(node),
        disabled: property(node, 'disabled') === true,
        pressed: property(node, 'pressed') === 'true',
        node: node.backendDOMNodeId!,
      }));
  }

  /** The buttons of the tree that can be pressed. */
  async buttons(): Promise<Landmark[]> {
    return (await this.read()).filter(({ role, disabled }) => role === 'button' && !disabled);
  }

  /** Lands on a button and presses Enter. False if it is gone. */
  async press({ node }: Landmark): Promise<boolean> {
    const landed = await this.tools.send('DOM.focus', { backendNodeId: node }).then(() => true, () => false);
    if (landed) await this.page.keyboard.press('Enter');
    return landed;
  }

  /** What live regions have said since the last call. */
  async heard(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  }

  /** The text of a region, which need not be visible. */
  async words(region: string): Promise<string> {
    return this.page.getByRole('region', { name: region, exact: true }).innerText();
  }
}
