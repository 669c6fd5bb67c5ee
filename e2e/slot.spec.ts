import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { watchLine } from './support/cuts.ts'
import { untilReady } from './support/games.ts'
import { aloneAtDesk, atDesk, postByTwo, site } from './support/people.ts'
import { comeAs, comeAsNewcomer } from './support/session.ts'

/** A short timeout that allows for rendering; much shorter than the page's polling interval. */
const SOON = { timeout: 10_000 }

// a phone has the least space between buttons
test.use({ viewport: { width: 390, height: 844 } })

test('R13 G17 a slot shows its rules before the first bet, plays automatically within limits, and stops at a press', async ({
  page,
}) => {
  await comeAs(page, 'thutrial', '/game?gameId=orchard-bells')
  const slot = page.frameLocator('iframe')
  const spin = slot.getByRole('button', { name: 'Spin', exact: true })
  await expect(spin).toBeVisible({ timeout: 30_000 })
  // shown beside the amount, without covering the game
  await expect(slot.locator('.bar').getByText('Play money')).toBeVisible()

  await slot.getByRole('button', { name: 'Rules and paytable' }).click()
  const rules = slot.getByRole('dialog', { name: 'Rules and paytable' })
  await expect(rules.getByText('Return to player')).toBeVisible()
  await expect(rules.getByRole('heading', { name: 'Lines' })).toBeVisible()
  await rules.getByRole('button', { name: 'Close' }).click()

  await slot.getByRole('button', { name: 'Autoplay' }).click()
  const sheet = slot.getByRole('dialog', { name: 'Autoplay' })
  await expectNoBarriers(page)
  await sheet.getByRole('button', { name: '5', exact: true }).click()
  const played = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
  await sheet.getByRole('button', { name: /^Start · 5 ×/ }).click()
  expect(await (await played).text()).toContain('"left":4')
  await slot.getByRole('button', { name: 'Stop autoplay' }).first().click()
  await untilReady(slot)
  await expect(spin).toBeVisible()
})

test(
  'G13 an idle game reports that it was stopped without a press, and continues automatically when it runs again',
  { tag: '@night' },
  async ({ page, browser }) => {
    const lineStands = watchLine(page)
    await comeAs(page, 'thutrial', '/game?gameId=sky-lantern')
    const game = page.frameLocator('iframe')
    const rise = game.getByRole('button', { name: 'Let it rise' })
    await expect(rise).toBeVisible({ timeout: 30_000 })
    await lineStands()
    const desk = await atDesk(browser, 'op-huy')
    const second = () => aloneAtDesk(browser, 'op-linh')
    const set = (isStopped: boolean) =>
      postByTwo(desk, second, {
        path: '/office/api/games/sky-lantern/state',
        data: { isStopped, reason: 'the lantern leaks' },
      })
    expect(await set(true)).toBe(200)
    // by its socket only: no press, and no polling so soon
    await expect(game.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible(SOON)
    const stopped = page.getByRole('heading', { name: 'Sky Lantern is under maintenance' })
    await expect(stopped).toBeVisible()
    await expect(page.locator('main a[href^="/game?gameId="]').first()).toBeVisible()
    await expectNoBarriers(page)
    // a direct visit shows the same, also before login, and opens when the game runs again
    const late = await page.context().newPage()
    const lateLineStands = watchLine(late)
    await comeAs(late, 'thutrial', '/game?gameId=sky-lantern')
    const again = late.getByRole('heading', { name: 'Sky Lantern is under maintenance' })
    await expect(again).toBeVisible()
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${site}/game?gameId=sky-lantern`)
    await expect(guest.getByRole('heading', { name: 'Sky Lantern is under maintenance' })).toBeVisible()
    await guest.context().close()
    await lateLineStands()
    expect(await set(false)).toBe(200)
    await expect(stopped).toBeHidden(SOON)
    // its scene is drawn again
    await expect(rise).toBeEnabled()
    await expect(late.frameLocator('iframe').getByRole('button', { name: 'Let it rise' })).toBeVisible({
      timeout: 20_000,
    })
  },
)

test(
  'G13 the page reports a stop above another provider’s open game, and suggests other games',
  { tag: '@night' },
  async ({ page, browser }) => {
    const lineStands = watchLine(page)
    await comeAs(page, 'linh', '/game?gameId=sandbox-pearl-cups')
    const cup = page.frameLocator('iframe').getByRole('button', { name: /cup/i }).first()
    await expect(cup).toBeEnabled({ timeout: 30_000 })
    await lineStands()
    const desk = await atDesk(browser, 'op-huy')
    const second = () => aloneAtDesk(browser, 'op-linh')
    const set = (isStopped: boolean) =>
      postByTwo(desk, second, {
        path: '/office/api/vendors/SANDBOX/state',
        data: { isStopped, reason: 'the pearl is lost' },
      })
    expect(await set(true)).toBe(200)
    const bar = page.getByRole('status').filter({ hasText: 'is under maintenance' })
    await expect(bar).toBeVisible(SOON)
    await expect(bar.getByRole('link')).toHaveCount(3)
    await expectNoBarriers(page)
    expect(await set(false)).toBe(200)
    await expect(bar).toBeHidden(SOON)
  },
)

test(
  'SHL-12 on a wide screen the heart above an open game adds it to the favourites',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await comeAsNewcomer(page, '/game?gameId=dice')
    const heart = page.getByRole('button', { name: 'Dice in my favourites' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const told = page.waitForResponse((answer) => answer.url().endsWith('/MCSFE_addFavoriteGameV2'))
    await heart.click()
    await told
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectNoBarriers(page)
    await page.goto(`${site}/fav`)
    await expect(page.getByRole('heading', { name: 'Dice' }).first()).toBeVisible()
  },
)
