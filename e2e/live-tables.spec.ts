import { expect, test } from '@playwright/test'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('STU-02 a member bets at a baccarat table on a phone, sees the deal, and finds the settled bet in the balance', async ({
  page,
}) => {
  await comeAs(page, 'mai', '/table?code=BAC1')
  await expect(page.getByText('Place your bets').first()).toBeVisible({ timeout: 90_000 })
  const banker = page.locator('[data-spot="banker"]')
  await banker.click()
  await expect(banker).toHaveAccessibleName(/your bet/)
  await expect(banker.locator('[data-pending]')).toHaveCount(0)
  expect(await sideways(page)).toBe(0)
  // the deal of a hand is over after at most 20 seconds, and a round of it after 45
  await expect(page.getByText(/^(You win|Returned|Your bets didn’t win)/)).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'More about this table' }).click()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByText('Settled').first()).toBeVisible()
})
