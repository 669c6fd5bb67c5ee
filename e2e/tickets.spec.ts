import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

test('LOT-04 a member buys instant tickets on a phone, scratches by hand, by keyboard and all at once, and verifies one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await comeAs(page, 'mai', '/elott?gameCode=TICKET_KOI')
  await expect(page.getByRole('heading', { name: 'Lucky Koi' })).toBeVisible()
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: /^Buy 3 tickets/ }).click()
  await expect(page.getByText(/^You have \d+ tickets to scratch\.$/)).toBeVisible()
  await expect(page.getByText(/^KOI-\d{6} · no\. \d+$/)).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)

  // by hand: a stroke along the first row opens its three fields
  const layer = page.locator('article canvas')
  await layer.scrollIntoViewIfNeeded()
  const box = await layer.boundingBox()
  if (!box) throw new Error('no scratch layer')
  const rub = async (y: number) => {
    await page.mouse.move(box.x + 4, box.y + y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 4, box.y + y, { steps: 12 })
    await page.mouse.up()
  }
  for (const part of [0.07, 0.16, 0.26]) await rub(box.height * part)
  await expect(page.getByRole('button', { name: /^Field 3: (?!covered|loading)/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Field 4: covered' })).toBeVisible()
  // by keyboard: one field more
  await page.getByRole('button', { name: 'Field 4: covered' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Field 4: (?!covered|loading)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Reveal all' }).click()
  await expect(page.getByText(/^(You won|This ticket returned|No prize)/)).toBeVisible()
  await page.getByRole('button', { name: 'Scratch next ticket' }).click()
  await expect(page.getByRole('button', { name: 'Field 1: covered' })).toBeVisible()

  await page.getByRole('tab', { name: 'My tickets' }).click()
  await page.getByRole('tab', { name: 'Scratched' }).click()
  await page
    .getByRole('button', { name: /^Details: KOI-/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Verify ticket' }).click()
  await expect(page.getByText(/^This ticket belongs to its series/)).toBeVisible()
  await expectNoBarriers(page)
  // the series sells, so the worker prints the next one
  await expect(async () => {
    await page.goto('/elott?gameCode=TICKET_KOI')
    await page.getByRole('tab', { name: 'Series' }).click()
    await expect(page.getByText('Printed, opens next')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
})

test(
  'LOT-04 a visitor sees the prizes that are left, the published hashes and the rules of a ticket',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/elott')
    await page.getByRole('link', { name: /Golden Harvest/ }).click()
    await expect(page.getByRole('heading', { name: 'Prizes in this series' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in to buy' })).toBeVisible()
    await page.getByRole('tab', { name: 'Series' }).click()
    await expect(page.getByText('On sale', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Rules' }).click()
    await expect(page.getByText(/^Theoretical RTP of a whole series: 94(\.00)?\s?%\.$/)).toBeVisible()
    await expectNoBarriers(page)
  },
)
