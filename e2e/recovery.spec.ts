import { expect, test, type Page } from '@playwright/test'
import { arrived, outboxPage, registerWithEmail, registerWithMobile, untilFlags } from './support/outside.ts'
import { atDesk, newName, site } from './support/people.ts'
import { expectNoBarriers } from './support/barriers.ts'

const NEW_PASSWORD = 'another quiet walking password'

test('AUT-11 a member who forgot the password gets a link by email, sets a new one and logs in with it', async ({
  page,
}) => {
  const account = newName()
  const email = `${account}@demo.invalid`
  await registerWithEmail(account, email)
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /forgot/i })
    .click()
  const form = page.getByRole('dialog', { name: 'Reset password' })
  await form.getByLabel('Username').fill(account)
  await form.getByLabel('Email').fill('not an address')
  await form.getByRole('button', { name: 'Send link' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expectNoBarriers(page)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send link' }).click()
  await expect(form.getByText('Check your email')).toBeVisible({ timeout: 30_000 })
  const link = await arrived('mail', email, /(http\S+\/reset#[\w-]+)/)
  await page.goto(link)
  await expect(page.getByText(`For the account ${account}`)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('') // the secret does not stay in the URL
  await expectNoBarriers(page)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('New password set')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'Username' }).fill(account)
  await login.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  // the link was the first verification of the address: trusted devices are reset, and this one is confirmed through the same mailbox
  await login.getByRole('button', { name: 'Send code' }).click({ timeout: 30_000 })
  const code = await arrived('mail', email, /(?<!\d)(\d{6})(?!\d)/)
  await login.getByLabel('Verification code').fill(code)
  await login.getByRole('button', { name: 'Confirm' }).click()
  await expect(login).toBeHidden({ timeout: 30_000 })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

/** Switches flags of Jade as an operator, from the office's origin. */
async function switchFlags(desk: Page, flags: Readonly<Record<string, boolean>>): Promise<void> {
  const statuses = await desk.evaluate(async (wanted) => {
    const put = (flag: string, isOn: boolean) =>
      fetch(`/office/api/brands/JADE/flags/${flag}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isOn }),
      })
    return Promise.all(Object.entries(wanted).map(async ([flag, isOn]) => (await put(flag, isOn)).status))
  }, flags)
  expect(statuses).toEqual(statuses.map(() => 200))
  await untilFlags('JADE', flags)
}

test(
  'AUT-04 AUT-11 a code by SMS sets a new password and logs in; the button shows its waiting time',
  { tag: '@night' },
  async ({ page, browser }) => {
    const desk = await atDesk(browser, 'op-linh')
    await switchFlags(desk, { CHNGPASSVERIF3: true, REGMOBVERF3: true })
    try {
      const mobile = `090${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`
      await registerWithMobile(mobile)
      await page.goto(`${site}/forgot`)
      const form = page.getByRole('dialog', { name: 'Reset password' })
      await form.getByRole('tab', { name: 'By phone' }).click()
      await expect(form.getByLabel('Country')).toHaveValue(/^\+84 /)
      const send = form.getByRole('button', { name: 'Send code' })
      await send.click()
      await expect(form.getByText('Enter your phone number.')).toBeVisible()
      await form.getByLabel('Mobile number').fill('0901')
      await send.click()
      // under the number, not in a dialog before it
      await expect(form.getByText(/a valid mobile number/)).toBeVisible()
      await form.getByLabel('Mobile number').fill(mobile)
      const before = await arrived('sms', `+84${mobile.slice(1)}`, /(?<!\d)(\d{6})(?!\d)/)
      // one code per second at most (VAL-06): repeats a press that is too early
      const rests = form.getByRole('button', { name: /Send again in (3:00|2:\d\d)/ })
      await expect(async () => {
        if (!(await rests.isVisible())) await form.getByRole('button', { name: 'Send code' }).click()
        await expect(rests).toBeDisabled({ timeout: 3_000 })
      }).toPass({ timeout: 30_000 })
      await expect(form.getByLabel('Verification code')).toBeFocused()
      await expectNoBarriers(page)
      const other = new RegExp(`(?<!\\d)(?!${before})(\\d{6})(?!\\d)`)
      const code = await arrived('sms', `+84${mobile.slice(1)}`, other)
      await form.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000')
      await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await form.getByRole('button', { name: 'Set password and log in' }).click()
      await expect(form.getByText('Incorrect code.')).toBeVisible()
      await form.getByLabel('Verification code').fill(code)
      await form.getByRole('button', { name: 'Set password and log in' }).click()
      await expect(form).toBeHidden({ timeout: 30_000 })
      await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
      await arrived('sms', `+84${mobile.slice(1)}`, /(password was changed)/, 'all') // the page would show it immediately
      await page.goto(outboxPage(`+84${mobile.slice(1)}`))
      await expect(page.getByText(/is your Jade code/).first()).toBeVisible()
      await expectNoBarriers(page)
    } finally {
      await switchFlags(desk, { CHNGPASSVERIF3: false, REGMOBVERF3: false })
    }
  },
)
