import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { press, tabTo, write } from './support/keys.ts'
import { newName, PASSWORD, site } from './support/people.ts'
import { atOneSize } from './support/once.ts'

test('O12 AUT-01 AUT-10 AUT-12 a member registers, changes the password, logs out and in, and requests a new password by keyboard only', async ({
  page,
}) => {
  test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'sixty steps of the Tab key: nightly only')
  atOneSize()
  const account = newName()
  const changed = `${PASSWORD} changed`
  await page.goto(`${site}/register`)
  const form = page.getByRole('dialog')
  const name = form.getByRole('textbox', { name: 'Username' })
  await expect(name).toBeFocused()
  // leaving fields without input shows no errors
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab')
  await expect(form.getByRole('alert')).toHaveCount(0)
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Shift+Tab')
  await write(page, name, account)
  await write(page, form.getByLabel('Password', { exact: true }), PASSWORD)
  await write(page, form.getByLabel('Confirm password', { exact: true }), PASSWORD)
  await write(page, form.getByLabel('Date of birth'), '05011990')
  await press(page, form.getByRole('button', { name: 'Create account' }))
  const welcome = page.getByRole('dialog', { name: 'Welcome', exact: true })
  await expect(welcome).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()

  // a screen reader announces each security option with its state and its own button
  await memberCentre(page, 'securityCenter')
  const centre = page.getByRole('dialog').first()
  await expect(centre.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - heading "Passwords" [level=2]
    - heading "Login password" [level=3]
    - 'button "Change: Login password"'
    - heading "Contact details" [level=2]
    - 'button "Add: Email"'
    - 'button "Add: Mobile number"'
    - heading "Two-step verification" [level=2]
    - 'button "Set up: Authenticator app"'
  `)
  await press(page, centre.getByRole('button', { name: 'Change: Login password' }))
  const change = page.getByRole('dialog', { name: 'Login password' })
  await write(page, change.getByLabel('Current password', { exact: true }), PASSWORD)
  await write(page, change.getByLabel('New password', { exact: true }), changed)
  await write(page, change.getByLabel('Confirm new password', { exact: true }), changed)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(change).toBeHidden()

  await page.goto(site)
  await press(page, page.getByRole('button', { name: 'Log out' }).first())
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Log out' }))
  const enter = page.getByRole('button', { name: 'Log in' }).first()
  await expect(enter).toBeVisible()
  // the button that opened the dialog is gone: the page has the focus, and the login is above it
  await expect(page.locator('#content')).toBeFocused()
  await tabTo(page, enter, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await write(page, form.getByRole('textbox', { name: 'Username' }), account)
  await write(page, form.getByLabel('Password', { exact: true }), changed)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden({ timeout: 30_000 })

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site}/login`)
  await press(page, form.getByRole('button', { name: /^Forgot/ }))
  const forgot = page.getByRole('dialog', { name: 'Reset password' })
  await write(page, forgot.getByLabel('Username'), account)
  await write(page, forgot.getByLabel('Email'), `${account}@jade.example`)
  await page.keyboard.press('Enter')
  await expect(forgot.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible({
    timeout: 30_000,
  })
})
