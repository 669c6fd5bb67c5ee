import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test.use({ viewport: { width: 390, height: 844 } })

test(
  'LOT-03 a member bets on the prizes still to come while a draw goes on, at the odds that the page shows',
  { tag: '@night' },
  async ({ page }) => {
    await comeAs(page, 'mai', '/vnlottery?gameCode=NORTH_1M')
    const live = page.getByRole('region', { name: 'Bet during the draw' })
    // a draw every minute, two thirds of which it takes
    await expect(live).toBeVisible({ timeout: 90_000 })
    await live.getByRole('button', { name: 'Choose numbers' }).click()
    await live.getByRole('switch', { name: /^Accept new odds/ }).click()
    for (const number of ['07', '39', '70'])
      await live.getByRole('button', { name: new RegExp(`^${number}\\b`) }).click()
    await live.getByRole('button', { name: /^Place .*3,000\.00 at odds/ }).click()
    const placed = live.getByRole('status').or(page.getByText(/^Bet placed/))
    await expect(placed.first()).toContainText(/^Bet placed: 07 39 70, .*3,000\.00 at odds \d/)
    // at the top of the page no control is half covered by the header, which axe would count as a small target
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoBarriers(page)
    expect(await sideways(page)).toBe(0)

    await page.getByRole('tab', { name: 'My slips' }).click()
    await page
      .getByRole('button', { name: /^Draw \d{8}-\d+/ })
      .first()
      .click()
    const slip = page.getByRole('dialog', { name: 'Fast Northern draw, 1 min' })
    await expect(
      slip.getByText(/^Placed during the draw at odds \d.*; \d+\/27 prizes counted\.$/),
    ).toBeVisible()
    await expectNoBarriers(page)
  },
)
