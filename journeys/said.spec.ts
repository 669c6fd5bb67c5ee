import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { newName, register, site } from './support/people.ts'

const amber = site.replace('localhost', 'amber.localhost')

test('VAL-05 the list of countries is found by typing, chosen by keys, and closes 200 ms after the focus has left it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await page.getByRole('tab', { name: 'By SMS code' }).click()
  const box = page.getByRole('combobox', { name: 'Country' })
  const list = page.getByRole('listbox', { name: 'Country' })
  await expect(box).toHaveValue(/^\+84 /)
  await box.click()
  await expect(list).toBeVisible()
  // the clock of the page stands from here on: the focus has gone, and the list is still there
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByLabel('Mobile number').focus()
  await page.clock.runFor(199)
  await expect(list).toBeVisible()
  await page.clock.runFor(1)
  await expect(list).toBeHidden()
  await page.clock.resume()
  await box.click()
  await box.fill('thai')
  await expect(list.getByRole('option')).toHaveCount(1)
  await box.press('Enter')
  await expect(box).toHaveValue('+66 Thailand')
  await expect(list).toBeHidden()
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Escape')
  await expect(box).toHaveValue('+66 Thailand')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('AUT-04 the number of a form begins with the brand’s own dialling code', async ({ page }) => {
  await page.goto(`${amber}/register`)
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await form.getByRole('tab', { name: 'By mobile' }).click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(/^\+1 /)
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await page.getByRole('tab', { name: 'By SMS code' }).click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(/^\+84 /)
})

test('VAL-09 each form says what is missing or wrong where it is missing or wrong', async ({ page }) => {
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login.getByText('Please enter the username and password')).toBeVisible()
  await login.getByRole('tab', { name: 'By SMS code' }).click()
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login.getByText('Enter your phone number.')).toBeVisible()
  await expect(login.getByText('Enter the verification code.')).toBeVisible()

  await page.goto(`${site}/register`)
  const form = page.getByRole('dialog')
  await expect(form.getByText('Fields marked * are required.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Username' }).fill('7mai')
  await form.getByLabel('Password', { exact: true }).fill('short')
  await form.getByLabel('Confirm password', { exact: true }).fill('another')
  await form.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 20}-01-01`)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText(/4–16/)).toBeVisible()
  await expect(form.getByText(/10–128/).first()).toBeVisible()
  await expect(form.getByText('The passwords don’t match.')).toBeVisible()
  await expect(form.getByText('Please confirm that you are 21 years old.')).toBeVisible()

  await page.goto(`${site}/forgot`)
  const forgot = page.getByRole('dialog')
  await forgot.getByRole('textbox', { name: 'Username' }).fill('somebody')
  await forgot.getByLabel('Email').fill('not an address')
  await forgot.getByRole('button').filter({ hasText: /link/i }).first().click()
  await expect(forgot.getByText('Incorrect email address.')).toBeVisible()
})

test('VAL-09 feedback without content is refused with words of its own, and the box says what it waits for', async ({
  page,
}) => {
  await register(page, newName())
  await memberCentre(page, 'feedback')
  const content = page.getByPlaceholder('Enter feedback content')
  await expect(content).toBeVisible()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Content must not be empty.')).toBeVisible()
})
