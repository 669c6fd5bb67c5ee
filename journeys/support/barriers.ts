/** The accessibility check that every walk makes of what is on the screen. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/**
 * Nothing on the page stands in anybody's way. Movement is stilled while axe looks: what just arrives is half transparent for a
 * fifth of a second, and its contrast would be measured in the middle. `rules` 'all' adds axe's best practices.
 */
export async function expectNoBarriers(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === 'all' ? axe : axe.withTags(WCAG)).analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}
