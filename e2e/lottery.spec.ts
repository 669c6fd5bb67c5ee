import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test('LOT-02 LOT-03 a member fills a slip by tapping, quick pick and pasting, and buys it on the next draw', async ({
  page,
}) => {
  await comeAs(page, 'mai', '/lottery?gameCode=SSC_5M&playType=star3Back.group6')
  await expect(page.getByRole('heading', { name: 'Jade 5 digits, 5 min' })).toBeVisible()
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: 'Odd', exact: true }).click()
  await page.getByRole('button', { name: 'Add 10 to slip' }).click()
  await page.getByRole('button', { name: 'Quick pick' }).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText('2 lines, 11 bets')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Straight, typed' }).click()
  await page.getByLabel('Type or paste lines of 3 numbers').fill('123 456, 789\n123 12a')
  await expect(page.getByText('3 lines read.')).toBeVisible()
  await expect(page.getByText('Not read: 12a')).toBeVisible()
  await page.getByRole('button', { name: 'Add 3 to slip' }).click()
  await expect(slip.getByText('3 lines, 14 bets')).toBeVisible()
  await slip.getByRole('button', { name: /^Place bets on draw/ }).click()
  await expect(slip.getByText(/^Bets placed on draw .*1,400\.00/)).toBeVisible()
})

test('LOT-02 a visitor reads Vietnamese, Thai and e-lotteries, and is asked to log in to bet', async ({
  page,
}) => {
  await page.goto('/vnlottery?gameCode=NORTH_5M&playType=lo2')
  await page.getByRole('button', { name: '39', exact: true }).click()
  await page.getByRole('button', { name: 'Add 1 to slip' }).click()
  await expect(page.getByRole('button', { name: 'Log in to bet' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)
  await page.goto('/seaLottery')
  await expect(page.getByRole('heading', { name: 'Jade Thai 3D' })).toBeVisible()
  await page.goto('/elott?gameCode=K3_5M')
  await expect(page.getByRole('heading', { name: 'Jade K3, 5 min' })).toBeVisible()
  await expectNoBarriers(page)
})
