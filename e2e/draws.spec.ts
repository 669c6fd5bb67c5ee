import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { sideways } from './support/looks.ts'
import { atDesk, office, site } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

/** Opens a draw from the list of draws. */
async function openDraw(page: Page, name: RegExp): Promise<void> {
  await page.goto(`${site}/draws`)
  await page.getByRole('link', { name }).click()
}

async function expectSound(page: Page): Promise<void> {
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)
}

test('PRO-01 PRO-02 a new player checks in, spins and verifies the spin on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeAsNewcomer(page, '/promotions')
  await page.getByRole('link', { name: /Daily check-in/ }).click()
  await expect(page.getByText('Your next check-in gives: 2 wheel spins')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(page.getByText('Checked in: 2 wheel spins')).toBeVisible()
  await expectSound(page)

  await openDraw(page, /Wheel of the week/)
  // the job credits the spins within seconds
  await expect(page.getByText('You have 2 spins.')).toBeVisible({ timeout: 30_000 })
  await page.getByText('How it is drawn').click()
  await expect(page.getByText('Hash of the seed for spin 1')).toBeVisible()
  await page.getByLabel('Your seed').fill('my own seed')
  await expectSound(page)
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await page.getByRole('link', { name: 'Verify this spin' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()
  await expect(page.getByText('my own seed')).toBeVisible()
  await expectSound(page)
})

test(
  'PRO-01 PRO-02 a new player opens an envelope, claims raffle tickets and verifies a raffle',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsNewcomer(page, '/draws')
    await expectSound(page)
    await openDraw(page, /Red envelopes/)
    await page.getByRole('button', { name: 'Open an envelope' }).click()
    await expect(page.getByText(/You opened envelope \d+/)).toBeVisible()
    await expectSound(page)

    await openDraw(page, /Year-end raffle/)
    await page.getByRole('button', { name: 'Claim 5 tickets' }).click()
    await expect(page.getByRole('heading', { name: 'Your tickets: 5' })).toBeVisible({ timeout: 30_000 })
    await expectSound(page)

    await openDraw(page, /November raffle/)
    await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Verify this draw' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()
    await expectSound(page)
  },
)

test(
  'PRO-02 MEM-07 a wheel is spun with the keyboard, and the turning can be skipped',
  { tag: '@night' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await comeAsNewcomer(page, '/draws')
    await page.getByRole('link', { name: /Daily check-in/ }).click()
    await page.getByRole('button', { name: 'Check in', exact: true }).press('Enter')
    await expect(page.getByText('Checked in: 2 wheel spins')).toBeVisible()
    await memberCentre(page, 'rewardCenter')
    await page.getByRole('link', { name: /Wheel of the week/ }).click({ timeout: 30_000 })
    const spin = page.getByRole('button', { name: 'Spin', exact: true })
    await expect(spin).toBeEnabled()
    await spin.press('Enter')
    await page.getByRole('button', { name: 'Skip', exact: true }).press('Enter')
    await expect(page.getByRole('link', { name: 'Verify this spin' })).toBeVisible()
    await expect(spin).toBeEnabled()
  },
)

test(
  'PRO-02 an operator builds a wheel with its odds, and a second operator must approve the launch',
  { tag: '@night' },
  async ({ browser }) => {
    const desk = await atDesk(browser, 'op-linh')
    await desk.goto(`${office}/draws`)
    await expect(desk.getByRole('cell', { name: 'Wheel of the week' }).first()).toBeVisible()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'New draw' }).click()
    const form = desk.getByRole('dialog', { name: 'New draw' })
    await form.getByLabel('Name in English').fill('Wheel of the test')
    await form.getByLabel('Name in Vietnamese').fill('Vòng quay thử')
    await form.getByLabel('Weight').first().fill('3')
    await form.getByLabel('Amount').first().fill('10000')
    await expect(form.getByRole('row', { name: /No prize.*75%.*1 in 1.3/ })).toBeVisible()
    await expect(form.getByRole('row', { name: /10,000.*25%.*1 in 4/ })).toBeVisible()
    await expectNoBarriers(desk)
    await form.getByRole('button', { name: 'Save draft' }).click()
    await desk.getByRole('cell', { name: 'Wheel of the test' }).click()
    const drawer = desk.getByRole('dialog', { name: 'Wheel of the test' })
    await expect(drawer.getByText('Expected for each result')).toBeVisible()
    await expectNoBarriers(desk)
    await drawer.getByRole('button', { name: 'Launch' }).click()
    const sure = desk.getByRole('dialog', { name: 'Launch this draw?' })
    await sure.getByLabel('Reason').fill('for the test')
    await sure.getByRole('button', { name: 'Launch' }).click()
    // the colleague has approved it
    await expect(desk.getByRole('row', { name: /Wheel of the test.*Live/ })).toBeVisible()
  },
)
