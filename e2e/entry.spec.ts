import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORD, PASSWORD, site } from './support/people.ts'
import { arrived } from './support/outside.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'

async function openLogin(page: Page): Promise<void> {
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog', { name: /^Log in/ })).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(site)
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
}

/** The six-digit code in a message. */
const SIX_DIGITS = /(?<!\d)(\d{6})(?!\d)/

test('AUT-01 a member logs in by keyboard and stays remembered for a day, without a stored password', async ({
  page,
}) => {
  await openLogin(page)
  // the first field has the focus; a password manager recognises both by their names
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.keyboard.type('linh')
  await password.focus()
  await page.keyboard.type(DEMO_PASSWORD)
  await page.getByRole('checkbox', { name: /Remember this device/ }).focus()
  await page.keyboard.press('Space')
  await password.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 })
  const kept = async () =>
    (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await expect.poll(kept).toContain('username=linh')
  expect(await kept()).not.toContain(DEMO_PASSWORD)
  await logOut(page)
  await openLogin(page)
  await expect(page.getByText('This device is remembered.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 })
})

test(
  'AUT-02 AUT-01 a member uses the longer proof of work instead of the picture, and logs in with a password filled in by a password manager',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await openLogin(page)
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Username' }).fill('ngocanh')
    await form.getByLabel('Password', { exact: true }).fill('not the password')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(form.getByText('Incorrect account or password.')).toBeVisible({ timeout: 30_000 })
    const picture = form.getByRole('img', { name: 'Image with five letters or digits' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await form.getByRole('button', { name: 'I can’t read the image' }).click()
    await expect(picture).toHaveCount(0)
    await form
      .getByLabel('Password', { exact: true })
      .evaluate((box: HTMLInputElement, password) => void (box.value = password), DEMO_PASSWORD)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(form).toBeHidden({ timeout: 60_000 })
  },
)

test('AUT-10 an invitation in the URL hides its field; a visitor registers by phone number and later logs in with a code', async ({
  page,
}) => {
  const national = `090${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  await page.goto(`${site}/register?affiliateCode=DUC888`)
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Date of birth')).toBeVisible()
  await expect(form.getByLabel('Invitation code')).toHaveCount(0)
  await expectNoBarriers(page)
  await form.getByRole('tab', { name: 'By mobile' }).click()
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(national)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Date of birth').fill('1990-05-01')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome', exact: true })).toBeVisible({ timeout: 30_000 })
  await logOut(page)
  await openLogin(page)
  await page.getByRole('tab', { name: 'By SMS code' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'Mobile number' }).fill(national)
  await login.getByRole('button', { name: 'Send code' }).click()
  await expect(login.getByRole('button', { name: /\d:\d\d|\d+/ })).toBeVisible({ timeout: 30_000 })
  await expectNoBarriers(page)
  await login
    .getByLabel('Verification code')
    .fill(await arrived('sms', `+84${national.slice(1)}`, SIX_DIGITS))
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden({ timeout: 30_000 })
})

test('AUT-07 a visitor plays with play money, and every money action asks for a real account', async ({
  page,
}) => {
  await openLogin(page)
  await page.getByRole('button', { name: 'Try it with play money' }).click()
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 })
  await expect(page.getByText('1,000,000.00').filter({ visible: true }).first()).toBeVisible()
})
