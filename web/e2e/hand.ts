// The hand of a player, with the action that is chosen: the last one that the page asked the server to preview.
import type { Page } from 'playwright-core';
import { type Hand, wordsOf } from './perform';
import { click, tap } from './press';

export function handOf(page: Page, game: string, touch: boolean): Hand {
  const words = wordsOf(game, 'en');
  let chosen: string | null = null;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; action?: string };
      if (message.type === 'preview') chosen = message.action ?? null;
    }),
  );
  return { page, press: touch ? tap : click, say: (id, args) => words.say(id, args), chosen: () => chosen };
}
