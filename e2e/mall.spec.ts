import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { choosePaymentPassword } from './support/cashier.ts'
import { sideways } from './support/looks.ts'
import { atDesk, office } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

test(
  'PRO-04 PRO-05 MEM-07 points from a code become goods with an address, an operator sends them, the member sees it',
  { tag: '@night' },
  async ({ page, browser }) => {
    const account = await comeAsNewcomer(page, '/pointMall')
    await expect(page.getByRole('heading', { name: 'Points mall' })).toBeVisible()
    await page.getByLabel('Redeem code').fill('welcome-2026')
    await page.getByRole('button', { name: 'Redeem code' }).click()
    await expect(page.getByText('50 points on the way')).toBeVisible()
    const balance = page.getByRole('region', { name: 'Your points' })
    await expect(balance.getByText('50', { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    await page.getByRole('button', { name: 'Redeem: Porcelain mug' }).click()
    await choosePaymentPassword(page)
    const dialog = page.getByRole('dialog', { name: 'Redeem Porcelain mug' })
    await dialog.getByLabel('Recipient').fill('Mai Nguyen')
    await dialog.getByLabel('Phone number').fill('0912 345 678')
    await dialog.getByLabel('Delivery address').fill('12 Le Loi, District 1, Ho Chi Minh City')
    await dialog.getByLabel('Payment password', { exact: true }).fill('975318642')
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(page.getByText('Redeemed: Porcelain mug')).toBeVisible()
    await expect(balance.getByText('35', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'My redemptions' }).click()
    await expect(page.getByText('In process')).toBeVisible()
    await expectNoBarriers(page)

    const desk = await atDesk(browser, 'op-linh')
    await desk.goto(`${office}/mall?find=${account}`)
    await desk.getByRole('cell', { name: 'Porcelain mug × 1' }).click()
    const drawer = desk.getByRole('dialog')
    await expect(drawer.getByText('12 Le Loi, District 1, Ho Chi Minh City')).toBeVisible()
    await expectNoBarriers(desk)
    await drawer.getByLabel('Carrier and tracking number').fill('VNPost EX123')
    await drawer.getByRole('button', { name: 'Approve and send' }).click()
    await expect(page.getByText('Approved and sent')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('VNPost EX123')).toBeVisible()
    await page.getByRole('tab', { name: 'My points' }).click()
    await expect(page.getByText('Redeemed', { exact: true })).toBeVisible()
    await expect(page.getByText('1.20%').first()).toBeVisible()
    await expectNoBarriers(page)
  },
)
