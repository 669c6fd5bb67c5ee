/** The sweep of the night: every page, every page of the member centre and every layer, in every look, on every width. */
import { expect, test, type Page } from '@playwright/test'
import { memberPages } from '#apps/site/src/member/pages.ts'
import { barriersOf } from './support/barriers.ts'
import { looks, openAs, sideways, sitePaths, type Look } from './support/looks.ts'
import { atOneSize } from './support/once.ts'
import { logIn, site } from './support/people.ts'

const WIDTHS = [390, 768, 1280]
/** On the narrowest phones nothing may stick out either. */
const NARROWEST = 320

/** What is wrong with what is shown, looked at once more where it may not have come to rest. */
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
  test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'hundreds of pages: a walk for the night')
  atOneSize()
  test.setTimeout(1_800_000)
})

test('SHL-01 SHL-13 SHL-14 every page stands without a barrier in both themes and languages on three widths', async ({
  page,
}) => {
  await page.goto(site)
  expect(await sweep(page, sitePaths)).toEqual([])
})

test('MEM-01 SHL-13 SHL-14 every page of the member centre stands without a barrier in both themes and languages on three widths', async ({
  page,
}) => {
  await logIn(page, 'mai')
  const paths = [...memberPages, 'noSuchPage'].map((name) => `/index?member=${name}`)
  expect(await sweep(page, paths)).toEqual([])
})
