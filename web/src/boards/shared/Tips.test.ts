// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Tips from './Tips.svelte';

const children = createRawSnippet(() => ({ render: () => '<b data-tip="Share\nCosts 3">S</b>' }));

function rest(): () => Promise<void> {
  document.body.innerHTML = '';
  const tips = mount(Tips, { target: document.body, props: { children } });
  flushSync();
  document.querySelector('b')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  return () => unmount(tips);
}

it('a note is shown when the pointer rests', async () => {
  vi.useFakeTimers();
  const leave = rest();
  await vi.runAllTimersAsync();
  expect(document.body.textContent).toContain('Costs 3');
  await leave();
  vi.useRealTimers();
});

it('a note that is due after the board has gone is not shown', async () => {
  vi.useFakeTimers();
  await rest()();
  await vi.runAllTimersAsync();
  expect(document.body.textContent).toBe('');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
