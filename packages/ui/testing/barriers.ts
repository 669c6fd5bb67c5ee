/** The accessibility check of component tests: the same rules as in end-to-end tests, for one panel, at both sizes and in both themes. */
import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

export type Size = { readonly width: number; readonly height: number }
export const PHONE: Size = { width: 390, height: 844 }
export const DESKTOP: Size = { width: 1280, height: 800 }

const RULES: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag22aa'] },
}

const THEMES = ['dark', 'light'] as const
const IS_NIGHTLY = import.meta.env['FAIRHOUSE_TIER'] === 'nightly'

/**
 * Fails with what axe finds at each of the sizes; leaves the page as it was, at the last size. By night and for a single size in both
 * themes, by day in the dark one and the light one by turns.
 */
export async function expectNoBarriers(sizes: readonly Size[] = [PHONE, DESKTOP]): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  for (const [at, size] of sizes.entries()) {
    await page.viewport(size.width, size.height)
    for (const theme of IS_NIGHTLY || sizes.length === 1 ? THEMES : [at % 2 ? 'light' : 'dark']) {
      dataset['theme'] = theme
      const where = `${theme} at ${size.width} points`
      // axe takes seconds for a page of many elements while other tests run
      await expect.poll(barriers, { message: where, timeout: 12_000 }).toEqual([])
    }
  }
  if (before === undefined) delete dataset['theme']
  else dataset['theme'] = before
}

/** What axe finds on the page as it is now: rule and elements. */
async function barriers(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, RULES)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
