import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { depositByPage, memberCentre } from './support/cashier.ts'
import { site } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

test('PRO-01 PRO-02 a new player takes the welcome bonus on a phone and sees what counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/promotions`)
  await expect(page.getByRole('link', { name: /Welcome bonus/ })).toBeVisible()
  await expectNoBarriers(page)

  await comeAsNewcomer(page, '/promotions')
  await page.getByRole('link', { name: /Welcome bonus/ }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
  await depositByPage(page, '500,000')
  await memberCentre(page, 'bonusDetails')
  const bonus = page.getByRole('article')
  // the job gives it within seconds of the deposit
  await expect(bonus.getByText('Active')).toBeVisible({ timeout: 30_000 })
  await expect(bonus.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute(
    'aria-valuetext',
    '0.00 of 2,500,000.00 wagered',
  )
  await bonus.getByText('Terms of this bonus').click()
  await expect(bonus.getByText(/^Version of these terms/)).toBeVisible()
  await expectNoBarriers(page)
})

test('PRO-01 MEM-07 a code gives a reward that is claimed in the reward centre', async ({ page }) => {
  await comeAsNewcomer(page, '/promotions')
  await page.getByRole('link', { name: /newsletter/ }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('Enter your code.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('This code isn’t valid. Check it and try again.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('jade2026')
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Reward centre' }).last()).toBeVisible()
  await memberCentre(page, 'rewardCenter')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('Nothing to claim')).toBeVisible()
  await memberCentre(page, 'transactionHistory')
  await expect(page.getByText('Reward', { exact: true }).filter({ visible: true }).first()).toBeVisible()
})
