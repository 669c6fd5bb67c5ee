import { expect, test, type Locator, type Page } from '@playwright/test'
import { newName, register, site } from './support/people.ts'
import { comeAs, comeAsNewcomer } from './support/session.ts'

// The smallest phone that we support.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** The topmost layer. */
const top = (page: Page) => page.getByRole('dialog').last()

/** Opens a layer, goes back, and expects the page as before. */
async function expectBackCloses(page: Page, opener: Locator): Promise<void> {
  const before = { address: page.url(), layers: await page.getByRole('dialog').count() }
  await opener.click()
  await expect(page.getByRole('dialog')).toHaveCount(before.layers + 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(before.layers)
  expect(page.url()).toBe(before.address)
}

test('SHL-09 Back closes each layer of a visitor and stays on the page', async ({ page }) => {
  await page.goto(`${site}/fairness`)
  await page.goto(`${site}/index`)
  const bar = page.getByRole('navigation').last()
  const header = page.getByRole('banner')
  await expectBackCloses(page, header.getByRole('button', { name: 'Log in' }))
  await expectBackCloses(page, header.getByRole('button', { name: 'Join' }))
  await expectBackCloses(page, header.getByRole('button', { name: /Language/ }))
  await expectBackCloses(page, bar.getByRole('button', { name: 'Menu' }))
  await expectBackCloses(page, bar.getByRole('button', { name: 'Search' }))
  await expectBackCloses(page, page.getByRole('button', { name: /^About/ }).first())
  // closed by its own button, a layer leaves no step behind: Back leaves the page at once
  await header.getByRole('button', { name: 'Log in' }).click()
  await top(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/fairness$/)
})

test('SHL-09 Back closes the form of /login and the member centre of a link, not the site', async ({
  page,
}) => {
  await page.goto(`${site}/login`)
  await expect(top(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await comeAs(page, 'linh', '/index?member=personalHistoryCopy')
  await expect(
    page.getByRole('table', { name: 'Betting record' }).or(page.getByRole('list')).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).not.toContain('member=')
})

test('AUT-10 a member who opens the address of registration sees home; a trial account may open a real one', async ({
  page,
}) => {
  await comeAs(page, 'linh', '/register')
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await comeAs(page, 'thutrial', '/index?member=depositv2')
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
})

test('SHL-09 after registration by its link Back closes a menu and never opens the form again', async ({
  page,
}) => {
  await page.goto(`${site}/fairness`)
  await register(page, newName())
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
})

test('ERR-01 AUT-10 on the smallest phone registration shows, focuses and marks its first error', async ({
  page,
}) => {
  await page.goto(`${site}/register`)
  const form = top(page)
  const name = form.getByRole('textbox', { name: 'Username' })
  await name.fill('mai')
  await form.getByRole('textbox', { name: 'Username' }).fill('linh')
  await form.getByLabel('Password', { exact: true }).fill('a quiet walking password')
  await form.getByLabel('Confirm password', { exact: true }).fill('a quiet walking password')
  await form.getByLabel('Date of birth').fill('1990-05-01')
  const send = form.getByRole('button', { name: 'Create account' })
  await send.click()
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/taken/)
  await name.fill(`w${Date.now().toString(36)}`)
  const mobile = form.locator('input[name=mobileNum]')
  await mobile.fill('12')
  await send.click()
  await expect(mobile).toBeFocused({ timeout: 30_000 })
  await expect(mobile).toBeInViewport()
  await expect(mobile).toHaveAccessibleDescription(/digits/)
  await expect(form.getByText('mobileNum')).toHaveCount(0)
})

test('AUT-02 after a failed login the captcha is still asked for on the way back from a new password', async ({
  page,
}) => {
  await page.goto(`${site}/login`)
  const form = top(page)
  await form.getByRole('textbox', { name: 'Username' }).fill('ngocanh')
  await form.getByLabel('Password', { exact: true }).fill('not the password')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  const picture = form.getByRole('img', { name: 'Image with five letters or digits' })
  await expect(picture).toBeVisible({ timeout: 30_000 })
  await form.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(form.getByRole('link', { name: 'Contact customer service' })).toBeVisible()
  await form.getByRole('button', { name: 'Back to login' }).click()
  await expect(picture).toBeVisible()
})

test('ERR-01 CSH-01 on the smallest phone the deposit’s amount is in sight, and its error above the button', async ({
  page,
}) => {
  await comeAsNewcomer(page, '/index?member=depositv2')
  const amount = page.locator('input[name=amount]')
  await expect(amount).toBeInViewport()
  await amount.fill('1')
  const send = page.getByRole('button', { name: /^Continue/ })
  await send.click()
  await expect(amount).toBeFocused()
  const words = page.getByRole('dialog').getByRole('alert').last()
  await expect(words).toBeInViewport()
  const [error, button] = [await words.boundingBox(), await send.boundingBox()]
  expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})
