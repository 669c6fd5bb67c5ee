import { expect, test } from '@playwright/test'
import { newName, register, site } from './support/people.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { inTheme } from './support/looks.ts'
import { atOneSize } from './support/once.ts'

test('SHL-17 a visitor sees games, real winners and how fairness is verified, without accessibility violations in either theme', async ({
  page,
  isMobile,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // one theme is loaded, the other chosen: on the phone the other way round
  const [first, other] = isMobile ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  await page.emulateMedia({ colorScheme: first })
  await page.goto(site)
  await expect(page).toHaveURL(/\/index/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', first)
  await expect(page.getByRole('heading', { name: 'Recent winners' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play River Dragon' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNoBarriers(page)
  await inTheme(page, other)
  await expectNoBarriers(page)
  expect(faults).toEqual([])
})

test(
  'SHL-07 the slots tile counts only slots, like the page that it opens',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await page.goto(site)
    const tile = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Slots/ })
    await expect(page.getByRole('heading', { name: 'Hot this week' })).toBeVisible()
    await expect(tile).toHaveText(/\d+ games/)
    const slots = /\d+ games/.exec((await tile.textContent()) ?? '')?.[0] ?? ''
    await tile.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'games' })).toHaveText(slots)
    await expect(page.getByLabel('Game type')).toHaveValue('slots')
  },
)

test(
  'SHL-14 the language changes immediately, without a reload, and persists',
  { tag: '@night' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'languages.spec.ts goes through the same on a desktop')
    await page.goto(site)
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.getByRole('button', { name: 'English' }).first().click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  },
)

test('AUT-10 a visitor registers by user name with the human check, and is logged in with a welcome', async ({
  page,
}) => {
  const account = newName()
  await register(page, account)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
})

test('SHL-01 an unknown URL shows a link home', { tag: '@night' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'languages.spec.ts goes through the same on a desktop')
  await page.goto(`${site}/no-such-page`)
  await page.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/index/)
})

test(
  'MEM-01 SHL-10 a visitor who opens the member centre gets a warning beside the form; the footer lists the payment methods',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${site}/index?member=depositv2`)
    const form = page.getByRole('dialog', { name: /^Log in/ })
    await expect(form.getByRole('alert').getByText(/^You’re not logged in/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Log in' }).first().click()
    await expect(form).toBeVisible()
    await expect(form.getByText(/^You’re not logged in/)).toHaveCount(0)
    await page.goto(`${site}/help`)
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    await expect(foot.getByText('Payment methods')).toBeVisible()
    await expect(foot.getByText('E-wallet', { exact: true })).toBeVisible()
  },
)
