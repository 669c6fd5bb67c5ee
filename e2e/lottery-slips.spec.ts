import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A hundred numbers of three digits, as they are copied from a list. */
const HUNDRED = Array.from({ length: 100 }, (_, at) => `${at * 7}`.padStart(3, '0')).join(' ')

test(
  'LOT-03 a member pastes a hundred lines on a phone, chases five draws, cancels one, and bets a slip again',
  { tag: '@night' },
  async ({ page }) => {
    // a daily lottery: its draw does not close while the test runs
    await comeAs(page, 'mai', '/lottery?gameCode=D3&playType=star3.lines')
    await page.getByLabel('Type or paste numbers of 3 digits').fill(HUNDRED)
    await expect(page.getByText('100 numbers read.')).toBeVisible()
    await page.getByRole('button', { name: 'Add 100 to slip' }).click()
    await page.getByRole('button', { name: 'Open bet slip: 1 line' }).click()
    const slip = page.getByRole('region', { name: 'Bet slip' })
    await slip.getByRole('switch', { name: 'Chase later draws' }).click()
    const chase = slip.getByRole('region', { name: 'Chase later draws' })
    await chase.getByRole('button', { name: '5', exact: true }).click()
    await chase.getByRole('button', { name: 'Rising' }).click()
    // 10,000 at multiples 1, 2, 4, 8 and 16
    await expect(chase.getByRole('row').last()).toContainText('310,000.00')
    await expectNoBarriers(page)
    await chase.getByRole('button', { name: 'Chase 5 draws' }).click()
    await expect(page.getByText('Chase of 5 draws started')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'My slips' }).click()
    await page.getByRole('tab', { name: 'Chases' }).click()
    await page.getByRole('button', { name: /^Jade 3D.*Draws 0\/5.*310,000\.00/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Jade 3D' })
    await expect(drawer.getByRole('listitem')).toHaveCount(5)
    await expectNoBarriers(page)
    await drawer.getByRole('listitem').nth(1).getByRole('button').click()
    const details = page.getByRole('dialog').filter({ hasText: '20,000.00' }).last()
    await details.getByRole('button', { name: /^Cancel slip/ }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .last()
      .getByRole('button', { name: 'Cancel slip' })
      .click()
    await expect(page.getByText('Slip cancelled')).toBeVisible()
    await expect(details.getByText('Cancelled', { exact: true })).toBeVisible()
    await details.getByRole('button', { name: 'Bet again' }).click()
    await expect(page.getByRole('button', { name: 'Open bet slip: 1 line' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
  },
)
