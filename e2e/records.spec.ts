import { expect, test } from '@playwright/test'
import { comeAs } from './support/session.ts'

test(
  'MEM-05 a record’s filters are in the URL, survive a reload, and are undone by the back button',
  { tag: '@night' },
  async ({ page }) => {
    await comeAs(page, 'linh', '/index?member=personalHistoryCopy')
    const chosen = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
    await expect(chosen('7 days')).toBeVisible()
    await page.getByRole('button', { name: '30 days', exact: true }).click()
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
    const game = page.getByRole('combobox', { name: 'Game' })
    await game.selectOption({ label: 'Dice' })
    await expect(page).toHaveURL(/of=game(:|%3A)dice/)
    await page.reload()
    await expect(chosen('30 days')).toBeVisible()
    await expect(game).toHaveValue('dice')
    await page.goBack()
    await expect(game).toHaveValue('all')
    await expect(chosen('30 days')).toBeVisible()
    await page.goBack()
    await expect(chosen('7 days')).toBeVisible()
  },
)

test(
  'MEM-05 MEM-09 the totals of a record are visible above its first rows, its head stays above the last, and all money is summed',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await comeAs(page, 'linh', '/index?member=personalHistoryCopy')
    const record = page.getByRole('table', { name: 'Betting record' })
    const totals = record.locator('tfoot td').first()
    await expect(totals).toBeInViewport({ ratio: 1 })
    await record.getByRole('row').nth(-2).scrollIntoViewIfNeeded()
    await expect(record.getByRole('columnheader', { name: 'Stake' })).toBeInViewport({ ratio: 1 })
    await expect(record.getByRole('row').nth(1)).not.toBeInViewport()
    await page.getByRole('button', { name: 'My wallet', exact: true }).click()
    const funds = page.getByRole('region', { name: 'Total balance' })
    for (const name of ['Available', 'Reserved for withdrawals', 'In provider wallets', 'Total'])
      await expect(funds.getByText(name, { exact: true })).toBeVisible()
  },
)
