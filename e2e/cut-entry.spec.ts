import { expect, test, type Page } from '@playwright/test'
import { cutOnce, NO_LINE, type Lost } from './support/cuts.ts'
import { arrived, registerWithEmail } from './support/outside.ts'
import { atOneSize } from './support/once.ts'
import { DEMO_PASSWORD, newName, PASSWORD, site } from './support/people.ts'

test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'every request cut: nightly only')

async function fillRegistration(page: Page): Promise<void> {
  await page.goto(`${site}/register`)
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill(newName())
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Date of birth').fill('1990-05-01')
}

async function fillLogin(page: Page) {
  await page.goto(`${site}/login`)
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill('an')
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  return form
}

const words = (page: Page) => page.getByText(NO_LINE).filter({ visible: true }).first()

test('AUT-10 M4 a retry after a lost registration response logs the member in under the chosen name', async ({
  page,
}) => {
  atOneSize()
  const create = page.getByRole('button', { name: 'Create account' })
  const welcome = page.getByRole('dialog', { name: 'Welcome', exact: true })
  await fillRegistration(page)
  for (const lost of ['question', 'answer'] satisfies Lost[]) {
    await cutOnce(page, '**/wps/member/register', lost)
    await create.click()
    await expect(words(page)).toBeVisible({ timeout: 30_000 })
  }
  await create.click()
  await expect(welcome).toBeVisible({ timeout: 30_000 })
})

test('AUT-10 M4 a registration that the browser repeats automatically logs the member in', async ({
  page,
}) => {
  atOneSize()
  await fillRegistration(page)
  await cutOnce(page, '**/wps/member/register', 'again')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome', exact: true })).toBeVisible({ timeout: 30_000 })
})

test('AUT-01 M4 keeps the typed password when the login request is lost, and logs in when the browser repeats it', async ({
  page,
}) => {
  atOneSize()
  const form = await fillLogin(page)
  for (const lost of ['question', 'answer'] satisfies Lost[]) {
    await cutOnce(page, '**/wps/session/login', lost)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(words(page)).toBeVisible({ timeout: 30_000 })
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD)
  }
  await cutOnce(page, '**/wps/session/login', 'again')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form).toBeHidden({ timeout: 30_000 })
})

test('AUT-01 SHL-15 a login sent while offline completes when the connection is back, without a reload', async ({
  page,
  context,
}) => {
  atOneSize()
  const form = await fillLogin(page)
  await expect(form.getByText('Verified')).toBeVisible()
  const send = form.getByRole('button', { name: 'Log in', exact: true })
  await context.setOffline(true)
  await send.click()
  await expect(words(page)).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(form).toBeHidden({ timeout: 30_000 })
})

test('AUT-11 M4 a retry after a lost response to a new password confirms it, and the member logs in with it', async ({
  page,
}) => {
  atOneSize()
  const account = newName()
  const email = `${account}@demo.invalid`
  await registerWithEmail(account, email)
  await page.goto(`${site}/forgot`)
  const forgot = page.getByRole('dialog', { name: 'Reset password' })
  await forgot.getByLabel('Username').fill(account)
  await forgot.getByLabel('Email').fill(email)
  await forgot.getByRole('button', { name: 'Send link' }).click()
  await expect(forgot.getByText('Check your email')).toBeVisible({ timeout: 30_000 })
  const link = await arrived('mail', email, /(http\S+\/reset#[\w-]+)/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD} anew`)
  const set = page.getByRole('button', { name: 'Set new password' })
  for (const lost of ['question', 'answer'] satisfies Lost[]) {
    await cutOnce(page, '**/api/recovery/password', lost)
    await set.click()
    await expect(words(page)).toBeVisible()
  }
  await set.click()
  await expect(page.getByText('New password set')).toBeVisible()
  // opening the link again offers the login as well
  await page.goto(site)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(`${PASSWORD} anew`)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  // the link was the first verification of the address: this device is confirmed through the same mailbox
  await form.getByRole('button', { name: 'Send code' }).click({ timeout: 30_000 })
  await form.getByLabel('Verification code').fill(await arrived('mail', email, /(?<!\d)(\d{6})(?!\d)/))
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect(form).toBeHidden({ timeout: 30_000 })
})
