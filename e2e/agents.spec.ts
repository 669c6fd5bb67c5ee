import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { rowsAt } from './support/cuts.ts'
import { goOn, openEach, sideways } from './support/looks.ts'
import { DEMO_PASSWORD } from './support/people.ts'
import { comeAs } from './support/session.ts'

const pages = [
  'Announcement',
  'Team betting',
  'User profit and loss',
  'My income',
  'Downline transaction details',
  'Staff accounts',
]

test(
  'AGT-01 AGT-02 an agent opens every page on a phone, follows the tree down and opens an account',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await comeAs(page, 'duc')
    await page.goto('/index?agent=agentTeamOverview')
    const centre = page.getByRole('dialog', { name: 'Team overview' })
    await expect(centre.getByText('Active members').first()).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    const menu = await openEach(page, pages)

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
  },
)

test(
  'AGT-01 staff see the pages of their rights, and a player is told that the page is for agents',
  { tag: '@night' },
  async ({ page }) => {
    await comeAs(page, 'ducstaff')
    await page.goto('/index?agent=agentTeam')
    const menu = page.getByRole('navigation', { name: 'Agent centre menu' })
    await expect(menu.getByRole('button', { name: 'Team management' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'My income' })).toHaveCount(0)
    await comeAs(page, 'mai')
    await page.goto('/index?agent=agentTeam')
    await expect(page.getByText('For agents only')).toBeVisible()
  },
)

test('AGT-04 AGT-05 CSH-04 an upline tries an offer out and sends it, its downline accepts it; an agent follows a statement to its bets and sends money up once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await comeAs(page, 'duc', '/index?agent=agentRealTimeSalary')
  await page.getByRole('button', { name: 'Downline', exact: true }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'binhagent' })
    .getByRole('button', { name: 'Offer', exact: true })
    .click()
  const offer = page.getByRole('dialog', { name: 'Offer to binhagent' })
  await offer.getByRole('button', { name: 'Remove tier 2' }).click()
  await offer.getByLabel('Rate of winning bets in percent').fill('0.05')
  await offer.getByLabel('Rate of losing bets in percent').fill('0.02')
  await offer.getByRole('button', { name: 'Try out on the last period' }).click()
  await expect(offer.getByText('On the last closed period, this offer would have cost')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)
  await offer.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(page.getByText('Contract offered to binhagent')).toBeVisible()

  await comeAs(page, 'binhagent', '/index?agent=agentRealTimeSalary')
  await expect(page.getByText('Waiting for your answer')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Accept' })
    .or(page.getByRole('dialog', { name: 'Accept' }))
    .getByRole('button', { name: 'Accept', exact: true })
    .click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await comeAs(page, 'hoaagent', '/index?agent=agentDailySalary')
  await page.getByRole('button', { name: 'Statements', exact: true }).click()
  const row = page.getByRole('dialog', { name: 'Daily salary' }).getByText('Base').first()
  await row.click()
  const statement = page.getByRole('dialog', { name: 'Daily salary' }).last()
  await expect(statement.getByText('Left for the next statement')).toBeVisible()
  await expectNoBarriers(page)
  await statement.locator('h3:has-text("Branches") + ul button').first().click()
  await statement.locator('li button').first().click()
  await expect(statement.locator('li li').first()).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)
  await goOn(page, '/index?agent=agentIncome')
  await expect(
    page.getByRole('dialog', { name: 'My income' }).getByText('Total', { exact: true }),
  ).toBeVisible()

  await memberCentre(page, 'transferUpline')
  await page.getByLabel('Amount').fill('20000')
  await page.getByLabel('Payment password', { exact: true }).fill(DEMO_PASSWORD)
  const before = await rowsAt(page, '/api/transfers')
  await page.getByRole('button', { name: /^Send .*20,000/ }).click()
  await expect(page.getByText(/hoaagent sent .*20,000.* to duc/)).toBeVisible()
  expect(await rowsAt(page, '/api/transfers')).toBe(before + 1)
})
