import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { comeAs } from './support/session.ts'

test(
  'STU-07 R13 deals, plays and pays a hand of cards with a side bet, without accessibility violations',
  { tag: '@night' },
  async ({ page }) => {
    await comeAs(page, 'thutrial', '/game?gameId=lacquer-21')
    const table = page.frameLocator('iframe')
    const deal = table.getByRole('button', { name: 'Deal', exact: true })
    await expect(deal).toBeVisible({ timeout: 30_000 })
    await table.getByRole('button', { name: /^Pair: no bet/ }).click()
    await expect(table.getByRole('button', { name: /^Pair: \D*\d/ })).toBeVisible()
    await expectNoBarriers(page)
    const paid = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
    await deal.click()
    expect(await (await paid).text()).toContain('"pairs"')
    const stand = table.getByRole('button', { name: 'Stand', exact: true })
    const decline = table.getByRole('button', { name: 'No, thanks' })
    // an ace offers insurance first, a blackjack ends the round immediately
    await expect(async () => {
      if (await decline.isVisible()) await decline.click({ timeout: 500 })
      if ((await stand.isVisible()) && (await stand.isEnabled())) await stand.click({ timeout: 500 })
      await expect(deal).toBeEnabled({ timeout: 500 })
    }).toPass({ timeout: 40_000 })
    await expect(table.getByRole('region', { name: 'Your hand' })).toBeVisible()
  },
)
