import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

const pages = [
  ['Announcement', 'agentAnnouncement'],
  ['Team betting', 'agentTeamBetting'],
  ['User profit and loss', 'agentUserProfit'],
  ['My income', 'agentIncome'],
  ['Downline transaction details', 'agentTransactions'],
  ['Staff accounts', 'agentStaff'],
] as const

test('AGT-01 AGT-02 an agent opens every page on a phone, follows the tree down and opens an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await comeAs(page, 'duc')
  await page.goto('/index?agent=agentTeamOverview')
  const centre = page.getByRole('dialog', { name: 'Team overview' })
  await expect(centre.getByText('Active members').first()).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)

  const menu = page.getByRole('navigation', { name: 'Agent centre menu' })
  for (const [name] of pages) {
    await menu.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name }).getByRole('heading', { name, level: 1 })).toBeAttached()
    await expect(page.getByRole('dialog', { name }).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await sideways(page), name).toBe(0)
    await expectNoBarriers(page)
  }

  await menu.getByRole('button', { name: 'Team management' }).click()
  await page
    .getByRole('button', { name: /^hoaagent/ })
    .filter({ visible: true })
    .click()
  const member = page.getByRole('dialog', { name: 'hoaagent' })
  await expect(member.getByText('Rebates', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await member.getByRole('button', { name: /^Show/ }).click()
  await expect(
    page
      .getByRole('button', { name: /^suongagent/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await menu.getByRole('button', { name: 'Register account' }).click()
  const account = `walk${Date.now().toString(36)}`
  await page.getByLabel('Username').fill(account)
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText(`${account} is open.`)).toBeVisible()
  await expectNoBarriers(page)
})

test('AGT-01 staff see the pages of their rights, and a player is told that the page is for agents', async ({
  page,
}) => {
  await comeAs(page, 'ducstaff')
  await page.goto('/index?agent=agentTeam')
  const menu = page.getByRole('navigation', { name: 'Agent centre menu' })
  await expect(menu.getByRole('button', { name: 'Team management' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'My income' })).toHaveCount(0)
  await comeAs(page, 'mai')
  await page.goto('/index?agent=agentTeam')
  await expect(page.getByText('For agents only')).toBeVisible()
})
