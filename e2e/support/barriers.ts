/** The accessibility check that every test makes of the current screen. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The same checks, minified to less than half the size, which halves the parsing time. */
const axeSource = readFileSync(join(import.meta.dirname, '../..', 'node_modules/axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** How long a page has to become idle: a closing dialog, a loading list. A violation that remains then is a failure. */
const REST_MS = 30_000

/**
 * The page has no accessibility violation. Animations are disabled while axe runs: an element that fades in would have a low contrast for a
 * fifth of a second. A violation is checked again when the page is idle. `rules` 'all' adds axe's best practices.
 */
export async function expectNoBarriers(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<void> {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect
    // a frame that is removed during the check is no violation: the check runs once more
    .poll(() => barriersOf(page, rules).catch((error: unknown) => [String(error)]), {
      timeout: REST_MS,
      intervals: [1_000, 2_000, 4_000],
    })
    .toEqual([])
  if (!isStill) await page.emulateMedia({ reducedMotion: null })
}

/** The violations that axe finds on the current screen. */
export async function barriersOf(page: Page, rules: 'wcag' | 'all'): Promise<readonly string[]> {
  const options: RunOptions = {
    // passed rules are not reported, and naming them takes half the time
    resultTypes: ['violations'],
    // sheets and media are preloaded only for an experimental rule and for autoplaying sound, which no page has
    preload: false,
    ...(rules === 'all' ? {} : { runOnly: { type: 'tag', values: WCAG } }),
  }
  const found = page.frames().length === 1 ? await alone(page, options) : await withFrames(page, options)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** Parsing axe takes most of the time of a check on a small page: it stays in the page until a reload. */
async function alone(page: Page, options: RunOptions): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked)
    const only: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } }
    // a target that the bar at the page's foot covers in part is scrolled from under it before it counts as too small
    const isSmall = async (selector: string): Promise<boolean> => {
      const [element, from] = [document.querySelector(selector), scrollY]
      if (!element) return false
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await window.axe.run(element, only)
      scrollTo({ top: from, behavior: 'instant' })
      return again.violations.length > 0
    }
    const kept: Result[] = []
    for (const each of violations) {
      const nodes = []
      for (const node of each.nodes)
        if (each.id !== 'target-size' || (await isSmall(String(node.target[0])))) nodes.push(node)
      if (nodes.length > 0) kept.push({ ...each, nodes })
    }
    return kept
  }, options)
}

async function withFrames(page: Page, options: RunOptions): Promise<readonly Result[]> {
  return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations
}
