// Timings from the page and from the browser's trace, for the bench.
import type { Page } from 'playwright-core';

export interface Gauged {
  what: 'shown' | 'foreseen' | 'changed' | 'painted';
  ms: number;
}

/** Measures in the page: from a click to the change of the document, and to the next frame. */
export async function gauge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const kept: { what: string; ms: number }[] = JSON.parse(sessionStorage.getItem('gauged') ?? '[]') as never;
    const keep = (what: string, since: number) => {
      kept.push({ what, ms: performance.now() - since });
      sessionStorage.setItem('gauged', JSON.stringify(kept));
    };
    let waits: { what: string; since: number; seen: () => boolean }[] = [];
    const lines = () => document.querySelectorAll('.log li').length;
    document.addEventListener(
      'click',
      (event) => {
        // The time of the click itself, not of this listener.
        const since = event.timeStamp;
        const target = event.target as Element;
        if (target.closest('.bar .primary')) {
          const before = lines();
          waits = [{ what: 'changed', since, seen: () => lines() > before }];
        } else if (target.closest('.site')) {
          waits = [
            { what: 'shown', since, seen: () => document.querySelector('.column.planned') !== null },
            { what: 'foreseen', since, seen: () => document.querySelector('.bar.ready .foreseen') !== null },
          ];
        }
      },
      true,
    );
    new MutationObserver(() => {
      for (const wait of waits.filter((one) => one.seen())) {
        waits = waits.filter((one) => one !== wait);
        keep(wait.what, wait.since);
        if (wait.what === 'changed') requestAnimationFrame(() => setTimeout(() => keep('painted', wait.since)));
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  });
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  /** Processor time in microseconds: other programs on the machine do not matter. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { frame_reporter?: { state?: string }; chrome_frame_reporter?: { state?: string }; name?: string };
}

export interface Frames {
  presented: number;
  dropped: number;
  /** Milliseconds between one frame and the next. */
  apart: number[];
  /** Processor time of the page's main thread for each frame, in milliseconds. */
  work: number[];
}

/** Reads the frames of a trace: presented and dropped ones, and the work of the page's main thread. */
export function framesOf({ traceEvents }: { traceEvents: TraceEvent[] }): Frames {
  const renderer = traceEvents.find((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
  const reports = traceEvents.filter((event) => event.name === 'PipelineReporter' && event.pid === renderer?.pid);
  const state = (event: TraceEvent) => (event.args?.chrome_frame_reporter ?? event.args?.frame_reporter)?.state ?? '';
  const presented = reports.filter((event) => state(event).startsWith('STATE_PRESENTED'));
  const ends = traceEvents
    .filter((event) => event.name === 'DrawFrame' && event.pid === renderer?.pid)
    .map((event) => event.ts)
    .toSorted((a, b) => a - b);
  const tasks = traceEvents.filter((event) => event.tid === renderer?.tid && event.pid === renderer?.pid && event.name === 'ThreadControllerImpl::RunTask');
  const apart = ends.slice(1).map((end, n) => (end - (ends[n] ?? end)) / 1000);
  const work = ends.slice(1).map((end, n) => {
    const from = ends[n] ?? end;
    const within = tasks.filter((task) => task.ts >= from && task.ts < end);
    return within.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000;
  });
  return {
    presented: presented.length || ends.length,
    dropped: reports.filter((event) => state(event) === 'STATE_DROPPED').length,
    apart,
    work,
  };
}

/** Median, 95th percentile and maximum, in milliseconds. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return `${at(0.5)} ms (95 % ${at(0.95)}, most ${at(1)}; ${times.length} times)`;
}
