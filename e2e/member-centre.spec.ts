import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { comeAs } from './support/session.ts'

test(
  'MEM-06 MEM-11 a member reads profit and credit, each at its own URL, without accessibility violations',
  { tag: '@night' },
  async ({ page }) => {
    await comeAs(page, 'quanghuy', '/index?member=personalProfit')
    const centre = page.getByRole('dialog').first()
    const look = async (sign: string) => {
      await expect(centre.getByText(sign).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0)
      await expectNoBarriers(page)
    }
    await look('Net deposits, all time')
    await centre.getByRole('button', { name: '12 months' }).click()
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
    await memberCentre(page, 'creditReport')
    await look('Balance after')
    await page.goBack()
    await expect(centre.getByText('Net deposits, all time')).toBeVisible()
  },
)
