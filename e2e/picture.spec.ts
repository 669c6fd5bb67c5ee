import AxeBuilder from '@axe-core/playwright'
import { chromium, expect, test, type FrameLocator, type Page } from '@playwright/test'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'
import { untilReady } from './support/games.ts'
import { comeAs } from './support/session.ts'

test.skip(({ isMobile }) => isMobile, 'a graphics card does not know how wide the window is')

/** The slot with play money, and its frame. */
async function slotOf(page: Page): Promise<FrameLocator> {
  await comeAs(page, 'thutrial', '/game?gameId=river-dragon')
  const slot = page.frameLocator('iframe')
  // the result of another test's round may be shown first
  await untilReady(slot)
  await expect(slot.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  return slot
}

/** One round to its end: the button says "Spin" again and is enabled. */
async function spin(page: Page, slot: FrameLocator): Promise<void> {
  const played = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
  await slot.getByRole('button', { name: 'Spin', exact: true }).click()
  expect((await played).status()).toBe(200)
  await untilReady(slot)
}

test('GAM-05 River Dragon is drawn and played where the browser has no WebGL', async () => {
  const executablePath = chromiumPath()
  const args = [...headless(executablePath), '--no-sandbox', '--disable-gpu', '--disable-3d-apis']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const hasWebgl = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
  expect(hasWebgl).toBe(false)
  await spin(page, await slotOf(page))
  await browser.close()
})

test('GAM-05 reports a lost graphics context and redraws the game after one press', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 420 }) // fewer pixels for software rendering
  const slot = await slotOf(page)
  const takeAway = (canvas: Element) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  await slot.locator('canvas').evaluate(takeAway, undefined, { timeout: 60_000 })
  await expect(slot.getByRole('heading', { name: 'Display interrupted' })).toBeVisible()
  await expect(slot.getByRole('button', { name: 'Spin', exact: true })).toBeHidden()
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await slot.getByRole('button', { name: 'Restore display' }).click()
  await expect(slot.getByRole('button', { name: 'Spin', exact: true })).toBeVisible({ timeout: 30_000 })
  await spin(page, slot)
})
