/**
 * What the page's code stands on, run one after the other before it: several short pieces of work with a moment between them
 * instead of a long one, so that a press is heard.
 */
export const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./parts/drawing.ts'),
  () => import('./parts/asking.ts'),
  () => import('./parts/contracts.ts'),
  () => import('./parts/games.ts'),
]
