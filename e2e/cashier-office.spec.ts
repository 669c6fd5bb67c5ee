import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { atDesk, office } from './support/people.ts'

test(
  'M13 B4 MEM-04 the cashier’s pages in the office test a key, sum money by method and show a vendor wallet',
  { tag: '@night' },
  async ({ browser }) => {
    const page = await atDesk(browser, 'op-linh')
    await page.goto(`${office}/processors`)
    await page.getByRole('button', { name: 'Test connection' }).first().click()
    await expect(page.getByText(/Connected: the key works/)).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(`${office}/reports?report=moneyFlows`)
    await expect(page.getByText(/The rows match the ledger/)).toBeVisible()
    await page.getByText('Method', { exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Method or bank' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(`${office}/vendor-wallets`)
    await expect(page.getByRole('cell', { name: 'Sandbox Arcade' }).first()).toBeVisible()
    await expectNoBarriers(page)
  },
)
