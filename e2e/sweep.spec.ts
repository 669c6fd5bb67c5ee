/** The nightly sweep: every page, every page of the member centre, every page of the office and every game, in every theme and language. */
import { expect, test, type Page } from '@playwright/test'
import { office as pages } from '#features/declared/office.ts'
import { catalogue } from '#games/catalogue.ts'
import { memberPages } from '#apps/site/src/member/names.ts'
import { barriersOf } from './support/barriers.ts'
import { looks, openAs, sideways, sitePaths, type Look } from './support/looks.ts'
import { atOneSize } from './support/once.ts'
import { atDesk, logIn, office, site } from './support/people.ts'

const WIDTHS = [390, 768, 1280]
/** Even the narrowest phones have no horizontal overflow. */
const NARROWEST = 320

/** Every page of the office, as the features declare them; a member's page needs a member. */
const officePaths = Object.values<{ readonly path: string }>(pages)
  .map(({ path }) => path)
  .filter((path) => !path.includes('$'))

/** A game is loaded again for each variant: one of each theme, language and device. */
const GAME_LOOKS = [
  { theme: 'dark', lang: 'EN', width: 390, height: 844, rules: 'Rules and pays', close: 'Close' },
  { theme: 'light', lang: 'VI', width: 1280, height: 800, rules: 'Luật và bảng trả thưởng', close: 'Đóng' },
] as const

/** The violations on the current page, checked once more in case it was not idle yet. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const looked = await barriersOf(page, 'wcag')
  const found =
    looked.length === 0 ? [] : await page.waitForTimeout(1_000).then(() => barriersOf(page, 'wcag'))
  const out = await sideways(page)
  return out > 0 ? [...found, `sticks out by ${out} pixels`] : found
}

async function sweep(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const look = async (path: string, own: Look, width: number, check: () => Promise<readonly string[]>) => {
    const name = `${path} ${own.theme} ${own.lang} ${width}`
    try {
      await openAs(page, path, own)
      faults.push(...(await check()).map((fault) => `${name}: ${fault}`))
    } catch (error) {
      faults.push(`${name}: ${String(error).slice(0, 200)}`)
    }
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const own of looks) for (const path of paths) await look(path, own, width, () => faultsOf(page))
  }
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  for (const own of looks.slice(0, 2))
    for (const path of paths)
      await look(path, own, NARROWEST, async () => {
        const out = await sideways(page)
        return out > 0 ? [`sticks out by ${out} pixels`] : []
      })
  return faults
}

test.beforeEach(() => {
  test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'hundreds of pages: nightly only')
  atOneSize()
  test.setTimeout(1_800_000)
})

test('SHL-01 SHL-13 SHL-14 every page has no accessibility violation in both themes and languages at three widths', async ({
  page,
}) => {
  await page.goto(site)
  expect(await sweep(page, sitePaths)).toEqual([])
})

test('MEM-01 SHL-13 SHL-14 every page of the member centre has no accessibility violation in both themes and languages at three widths', async ({
  page,
}) => {
  await logIn(page, 'mai')
  const paths = [...memberPages, 'noSuchPage'].map((name) => `/index?member=${name}`)
  expect(await sweep(page, paths)).toEqual([])
})

test('O12 SHL-13 SHL-14 every page of the back office has no accessibility violation in both themes and languages at three widths', async ({
  browser,
}) => {
  const desk = await atDesk(browser, 'op-linh')
  expect(officePaths.length).toBeGreaterThan(25)
  expect(await sweep(desk, officePaths)).toEqual([])
  await desk.goto(office)
  await desk.context().close()
})

test('G13 SHL-13 SHL-14 every game and its rules have no accessibility violation on a phone and a desktop', async ({
  page,
}) => {
  await logIn(page, 'thutrial')
  const faults: string[] = []
  for (const { theme, lang, width, height, rules, close } of GAME_LOOKS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([look, language]) => {
        localStorage.setItem('theme', look)
        localStorage.setItem('lang', language)
      },
      [theme, lang] as const,
    )
    for (const { id } of catalogue) {
      await page.goto(`${site}/game?gameId=${id}`)
      const game = page.frameLocator('iframe')
      const told = game.getByRole('button', { name: rules }).first()
      await expect(told, id).toBeVisible({ timeout: 40_000 })
      // by keyboard: a pointer press waits for frames, and a canvas of this size renders slowly without a GPU
      await told.press('Enter')
      const sheet = game.getByRole('dialog')
      await expect(sheet, id).toBeVisible()
      faults.push(...(await faultsOf(page)).map((fault) => `${id} rules ${theme} ${lang}: ${fault}`))
      await sheet.getByRole('button', { name: close }).first().press('Enter')
      await expect(sheet, id).toBeHidden()
      faults.push(...(await faultsOf(page)).map((fault) => `${id} ${theme} ${lang}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
