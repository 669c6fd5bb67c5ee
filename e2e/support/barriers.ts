/** The accessibility check that every walk makes of what is on the screen. */
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

/** The same looks in less than half the letters: a page reads them in half the time. */
const axeSource = readFileSync(join(import.meta.dirname, '../..', 'node_modules/axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** How long a page has to come to rest: a closing window, a list that arrives. What still stands in the way then is a fault. */
const REST_MS = 30_000

/**
 * Nothing on the page stands in anybody's way. Movement is stilled while axe looks: what just arrives is half transparent for a
 * fifth of a second, and its contrast would be measured in the middle. What is found is looked for once more when the page has come
 * to rest. `rules` 'all' adds axe's best practices.
 */
export async function expectNoBarriers(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<void> {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect
    // a frame that goes away under the look is no barrier: it is looked at once more
    .poll(() => barriersOf(page, rules).catch((error: unknown) => [String(error)]), {
      timeout: REST_MS,
      intervals: [1_000, 2_000, 4_000],
    })
    .toEqual([])
  if (!isStill) await page.emulateMedia({ reducedMotion: null })
}

/** What axe finds on the screen as it is now. */
export async function barriersOf(page: Page, rules: 'wcag' | 'all'): Promise<readonly string[]> {
  const options: RunOptions = {
    // what passed is told by no one, and half the time goes into naming it
    resultTypes: ['violations'],
    // sheets and media are reloaded only for a trial rule and for sound that plays by itself, which no page has
    preload: false,
    ...(rules === 'all' ? {} : { runOnly: { type: 'tag', values: WCAG } }),
  }
  const found = page.frames().length === 1 ? await alone(page, options) : await withFrames(page, options)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** This much script, read again at each look, is most of a look at a small page: a page keeps it until it is reloaded. */
async function alone(page: Page, options: RunOptions): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (asked) => (await window.axe.run(document, asked)).violations, options)
}

async function withFrames(page: Page, options: RunOptions): Promise<readonly Result[]> {
  return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations
}
