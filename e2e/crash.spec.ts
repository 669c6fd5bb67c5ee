import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test(
  'STU-03 a member bets twice on a crash round on a phone, cashes out by hand and automatically, and verifies the round',
  { tag: '@night' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await comeAs(page, 'mai', '/crash')
    const first = page.getByRole('region', { name: 'Bet 1' })
    const second = page.getByRole('region', { name: 'Bet 2' })
    await second.getByRole('switch', { name: 'Auto cash-out' }).check()
    await second.getByRole('textbox', { name: 'Cash out at' }).fill('1.05')
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    // a round may end immediately: bets are placed until the first one is cashed out by hand
    const cashed = first.getByText(/^Cashed out at [\d.]+×/)
    await expect(async () => {
      for (const box of [first, second]) {
        const bet = box.getByRole('button', { name: /^Bet / })
        if (await bet.isEnabled()) await bet.click()
      }
      const out = first.getByRole('button', { name: /^Cash out/ })
      // a bet that came too late says so, and is tried again immediately
      await out.or(first.getByRole('alert')).first().waitFor({ timeout: 20_000 })
      await out.click({ timeout: 2_000 })
      await expect(cashed).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 200_000 })

    await page.getByRole('tab', { name: 'My bets' }).click()
    const own = page
      .getByRole('listitem')
      .filter({ hasText: 'Cashed out at' })
      .filter({ hasText: 'ended at' })
    await expect(own.first()).toBeVisible({ timeout: 200_000 })
    await own.first().getByRole('link', { name: 'Verify' }).click()
    await expect(page.getByRole('heading', { name: /Paper Kite/ })).toBeVisible()
    await expect(page.getByText('lottery.json').first()).toBeVisible()
    await expect(page.locator('.bg-danger-soft')).toHaveCount(0)
  },
)
