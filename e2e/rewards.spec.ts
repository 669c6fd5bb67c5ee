import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre, takeWelcomeBonus } from './support/cashier.ts'
import { keepKeysShown, keysShown, sideways } from './support/looks.ts'
import { atDesk, office, site } from './support/people.ts'
import { slipPicture } from './support/slip.ts'
import { comeAsNewcomer } from './support/session.ts'

test(
  'PRO-01 PRO-02 a new player takes the welcome bonus on a phone and sees what counts',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${site}/promotions`)
    await expect(page.getByRole('link', { name: /Welcome bonus/ })).toBeVisible()
    await expectNoBarriers(page)

    await comeAsNewcomer(page, '/promotions')
    await page.getByRole('link', { name: /Welcome bonus/ }).click()
    await takeWelcomeBonus(page, '500,000')
    const bonus = page.getByRole('article')
    await expect(bonus.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute(
      'aria-valuetext',
      '0.00 of 2,500,000.00 wagered',
    )
    await bonus.getByText('Terms of this bonus').click()
    await expect(bonus.getByText(/^Version of these terms/)).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'PRO-01 MEM-07 a code gives a reward that is claimed in the reward centre',
  { tag: '@night' },
  async ({ page }) => {
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
  },
)

test(
  'PRO-01 PRO-02 a member chooses a bonus at the deposit on a phone, with its terms before paying',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await keepKeysShown(page)
    // the texts behind the first view come late: what needs them waits
    await page.route(/words-en-[^/]+\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await comeAsNewcomer(page, '/index?member=depositv2')
    const bonus = page.getByRole('group', { name: 'Bonus for this deposit' })
    await expect(bonus.getByRole('radio', { name: 'No bonus' })).toBeChecked()
    await page.getByRole('button', { name: '500,000', exact: true }).click()
    await bonus.getByText('Reload bonus: 20% of any deposit').click()
    await expect(bonus.getByText('You get ₫100,000.00 as a bonus for this deposit.')).toBeVisible()
    await expect(bonus.getByText(/^Version of these terms/)).toBeVisible()
    expect(await sideways(page)).toBe(0)
    expect(await keysShown(page), 'keys in place of texts while the page loads').toEqual([])
    await expectNoBarriers(page)
    await page.getByRole('radio', { name: /QR payment/ }).check({ force: true })
    await page.getByRole('button', { name: /^Continue to/ }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.waitForURL(/member=depositv2/)
    await memberCentre(page, 'bonusDetails')
    await expect(page.getByRole('article').getByText('Active')).toBeVisible({ timeout: 30_000 })
  },
)

test(
  'PRO-01 a member applies with an image, an operator approves, and the reward waits in the reward centre',
  { tag: '@night' },
  async ({ page, browser }) => {
    const account = await comeAsNewcomer(page, '/promotions')
    await page.getByRole('link', { name: /Your idea for our next game/ }).click()
    await page.getByLabel('Comment').fill('A night market with lanterns')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'idea.png', mimeType: 'image/png', buffer: await slipPicture('idea') })
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('We’re reviewing your claim.')).toBeVisible()

    const desk = await atDesk(browser, 'op-linh')
    await desk.goto(`${office}/promotions?tab=applications&find=${account}`)
    await desk.getByRole('cell', { name: 'Your idea for our next game' }).click()
    const drawer = desk.getByRole('dialog')
    await expect(drawer.getByText('A night market with lanterns')).toBeVisible()
    await expect(drawer.getByRole('img', { name: 'Image 1' })).toBeVisible()
    await expectNoBarriers(desk)
    await drawer.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('In your reward centre')).toBeVisible({ timeout: 20_000 })
    await memberCentre(page, 'rewardCenter')
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(page.getByText('Nothing to claim')).toBeVisible()
  },
)
