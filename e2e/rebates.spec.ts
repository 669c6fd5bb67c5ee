import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { sideways } from './support/looks.ts'
import { aloneAtDesk, office } from './support/people.ts'
import { comeAs } from './support/session.ts'

test(
  'PRO-07 MEM-07 a member follows a figure down to its bets on a phone and claims everything',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await comeAs(page, 'mai')
    await memberCentre(page, 'manualRebate')
    await expect(page.getByRole('region', { name: 'To claim' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rakeback' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    await page
      .getByRole('button', { name: /^Rebate on valid bets/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'Statement' })
    await expect(drawer.getByText('By category')).toBeVisible()
    await expectNoBarriers(page)
    await drawer.getByRole('button', { name: /Bets:/ }).first().click()
    await expect(drawer.getByText(/^of/).first()).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Claim all' }).click()
    await expect(page.getByText('Cashback claimed')).toBeVisible()
    await expect(page.getByText('Nothing to claim right now.')).toBeVisible()
    await memberCentre(page, 'transactionHistory')
    await expect(page.getByText('Rebate', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  },
)

test(
  'PRO-07 operators see the cost, the runs and a member’s statements, and new rates wait for a second operator',
  { tag: '@night' },
  async ({ browser }) => {
    const desk = await aloneAtDesk(browser, 'op-linh')
    await desk.goto(`${office}/rebates?brand=JADE`)
    await expect(desk.getByRole('table', { name: 'Cost by day' })).toBeVisible()
    await expectNoBarriers(desk)
    await desk.goto(`${office}/rebates?brand=JADE&tab=runs`)
    await expect(desk.getByRole('cell', { name: 'Done' }).first()).toBeVisible()
    await expectNoBarriers(desk)
    await desk.goto(`${office}/rebates?brand=JADE&tab=rates`)
    await expect(desk.getByText('Active', { exact: true })).toBeVisible()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'New rates' }).click()
    const form = desk.getByRole('dialog', { name: 'New rates' })
    await form.getByLabel('First day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
    await form.getByLabel('Slots').fill('0.70 0.80')
    await form.getByLabel('Reason').fill('Autumn rates')
    await expectNoBarriers(desk)
    await form.getByRole('button', { name: 'Send for approval' }).click()
    await expect(desk.getByText(/^Sent for approval/).first()).toBeVisible()
  },
)
