/** Visits pages by client-side navigation, which makes hundreds of them affordable. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { hallPaths } from '#apps/site/src/halls.ts'
import { site } from '#features/declared/site.ts'
import { expectNoBarriers } from './barriers.ts'

declare global {
  interface Window {
    readonly keysShown: ReadonlySet<string>
  }
}

export type Look = { readonly theme: 'dark' | 'light'; readonly lang: 'EN' | 'VI' }

export const looks: readonly Look[] = [
  { theme: 'dark', lang: 'EN' },
  { theme: 'light', lang: 'VI' },
  { theme: 'light', lang: 'EN' },
  { theme: 'dark', lang: 'VI' },
]

/** Every page of the site, from its table and the features'; pages reached through a secret or a provider are covered by other tests. */
const table = readFileSync(join(import.meta.dirname, '../..', 'apps/site/src/routes/pages.ts'), 'utf8')
export const sitePaths: readonly string[] = [...table.matchAll(/^ {2}'(\/[^']*)':/gm)]
  .map(([, path = '']) => path)
  .concat(Object.keys(site).filter((path) => path.startsWith('/')))
  .filter((path) => !/[:]|reset|forgot|login|register|game$/.test(path))
  .concat(hallPaths)

/** Navigates within the open page, like the browser's history, so that nothing is reloaded. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: `walk${to}`, at: 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

export async function openAs(page: Page, path: string, { theme, lang }: Look): Promise<void> {
  await page.evaluate(
    ([look, language]) => {
      document.documentElement.dataset['theme'] = look
      localStorage.setItem('lang', language)
      dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
    },
    [theme, lang] as const,
  )
  await goOn(page, path)
  await expect(page.locator('html')).toHaveAttribute('lang', lang.toLowerCase())
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await expect(page.locator('main .skeleton, [role=dialog] .skeleton, [aria-busy=true]')).toHaveCount(0)
}

/** Switches the theme like the page's own button: the system's preference applies at the first paint only. */
export async function inTheme(page: Page, theme: Look['theme']): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
}

/** The page's horizontal overflow, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Has the page note, from its next load on, every key of a text that it shows instead of the text; see `keysShown`. */
export async function keepKeysShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { keysShown: seen })
    new MutationObserver(() => {
      const keys = document.body?.innerText.match(/^[a-z][a-zA-Z]+(\.[a-z][a-zA-Z]+)+$/gm) ?? []
      for (const key of keys) seen.add(key)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** The keys that the page has shown since it was loaded. */
export function keysShown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...window.keysShown])
}

/** Opens pages of the agent centre from its menu: each has its heading, is loaded, fits and has no accessibility violation. */
export async function openEach(page: Page, names: readonly string[]): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Agent centre menu' })
  for (const name of names) {
    await menu.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name }).getByRole('heading', { name, level: 1 })).toBeAttached()
    await expect(page.getByRole('dialog', { name }).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await sideways(page), name).toBe(0)
    await expectNoBarriers(page)
  }
  return menu
}
