/**
 * The page's base modules, run one after the other before it: several short tasks instead of a long one, so that input is handled in
 * between.
 */
export const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./parts/drawing.ts'),
  () => import('./parts/asking.ts'),
  () => import('./parts/contracts.ts'),
]
