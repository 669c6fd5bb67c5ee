import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { depositByPage, memberCentre } from './support/cashier.ts'
import { sideways } from './support/looks.ts'
import { atDesk, office } from './support/people.ts'
import { comeAs, comeAsNewcomer } from './support/session.ts'

test(
  'PRO-06 MEM-07 a new player reaches a mission on a phone, sees the badge and claims the reward',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await comeAsNewcomer(page)
    await memberCentre(page, 'missionLeaderboard')
    const mission = page.getByRole('article').filter({ hasText: 'Deposit of the day' })
    await expect(mission.getByText('In progress')).toBeVisible()
    await expect(mission.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1')
    await expectNoBarriers(page)
    await depositByPage(page, '500,000')
    await memberCentre(page, 'missionLeaderboard')
    // the job counts it within seconds of the deposit, and tells the open page
    await expect(mission.getByText('Ready to claim')).toBeVisible({ timeout: 30_000 })
    await expect(mission.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1')
    await expect(page.getByText('1 mission reward to claim').first()).toBeAttached()
    await mission.getByRole('button', { name: 'Claim: Deposit of the day' }).click()
    await expect(mission.getByText('Claimed', { exact: true })).toBeVisible()
    await expect(page.getByText('1 mission reward to claim')).toHaveCount(0)
  },
)

test(
  'PRO-06 a member joins and leaves a race, and verifies a final ranking',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsNewcomer(page)
    await memberCentre(page, 'missionLeaderboard')
    await page.getByRole('tab', { name: 'Races' }).click()
    const race = page.getByRole('region', { name: 'Week of turnover' })
    await expect(race.getByRole('table', { name: 'Week of turnover' })).toBeVisible()
    await expectNoBarriers(page)
    await race.getByRole('button', { name: 'Join the race' }).click()
    await expect(race.getByText('No place yet')).toBeVisible()
    await race.getByText('Rules of this race').click()
    await expect(race.getByText('Bets of at least ₫1,000.00 count.')).toBeVisible()
    await race.getByRole('button', { name: 'Leave the race' }).click()
    await page
      .getByRole('dialog', { name: 'Leave this race?' })
      .getByRole('button', { name: 'Leave the race' })
      .click()
    await expect(race.getByRole('button', { name: 'Join the race' })).toBeVisible()

    const final = page.getByRole('region', { name: 'Biggest multiplier on slots' })
    await final.getByText('Verify this ranking').click()
    await expectNoBarriers(page)
    const saved = page.waitForEvent('download')
    await final.getByRole('button', { name: 'Download file' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^race-.*\.ndjson$/)
  },
)

test(
  'PRO-06 the demo shows missions with progress and a running race',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await comeAs(page, 'mai')
    await memberCentre(page, 'missionLeaderboard')
    await expect(page.getByRole('article')).toHaveCount(5)
    const days = page.getByRole('article').filter({ hasText: 'Fifteen days with us' })
    await expect(days.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
    await page.getByRole('tab', { name: 'Races' }).click()
    await expect(page.getByRole('region', { name: 'Week of turnover' }).getByText('Your place')).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
  },
)

test(
  'PRO-06 R9 an operator builds a mission that a member then sees, and a race; both stop',
  { tag: '@night' },
  async ({ page, browser }) => {
    const name = `Rounds ${Date.now()}`
    const desk = await atDesk(browser, 'op-linh')
    await desk.goto(`${office}/missions`)
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'New mission' }).click()
    const form = desk.getByRole('dialog')
    await form.getByLabel('Title (English)').fill(name)
    await form.getByLabel('Title (Vietnamese)').fill(name)
    await form.getByLabel('Goal').selectOption({ label: 'Settled rounds' })
    await form.getByLabel('Number', { exact: true }).fill('3')
    await form.getByLabel('Minimum of each').fill('1000')
    await form.getByLabel('Slots').check()
    await form.getByLabel('Points', { exact: true }).fill('25')
    await expectNoBarriers(desk)
    await form.getByRole('button', { name: 'Save as draft' }).click()
    await expect(desk.getByText('Draft saved')).toBeVisible()
    await desk.getByRole('cell', { name }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Launch' }).click()
    await giveReason(desk, 'Launch')
    await expect(desk.getByRole('row', { name: new RegExp(name) }).getByText('Live')).toBeVisible()

    await comeAsNewcomer(page)
    await memberCentre(page, 'missionLeaderboard')
    const mission = page.getByRole('article').filter({ hasText: name })
    await expect(mission.getByText('25 points')).toBeVisible()
    await desk.getByRole('cell', { name }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Stop now' }).click()
    await giveReason(desk, 'Stop now')
    await expect(desk.getByRole('row', { name: new RegExp(name) }).getByText('Stopped')).toBeVisible()

    await desk.goto(`${office}/races`)
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'New race' }).click()
    await form.getByLabel('Title (English)').fill(name)
    await form.getByLabel('Title (Vietnamese)').fill(name)
    await form.getByLabel('Turnover that counts a day').fill('5000000')
    await form.getByLabel('Minimum stake').fill('1000')
    await form.getByLabel(/^Prizes, one a line/).fill('1 cash')
    await form.getByRole('button', { name: 'Save as draft' }).click()
    await expect(form.getByText(/^Line 1 isn’t a prize/)).toBeVisible()
    await form.getByLabel(/^Prizes, one a line/).fill('1 cash 500000\n2-5 points 20')
    await expectNoBarriers(desk)
    await form.getByRole('button', { name: 'Save as draft' }).click()
    await expect(desk.getByRole('row', { name: new RegExp(name) }).getByText('Draft')).toBeVisible()
  },
)

async function giveReason(desk: Page, action: string): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: action, exact: true })
  await dialog.getByLabel('Reason').fill('agreed with marketing')
  await dialog.getByRole('button', { name: action }).click()
}
