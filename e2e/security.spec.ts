import { expect, test, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { memberCentre } from './support/cashier.ts'
import { arrived } from './support/outside.ts'
import { PASSWORD, site } from './support/people.ts'
import { comeAs, comeAsNewcomer } from './support/session.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'

/** A virtual authenticator whose user always confirms. */
async function giveFinger(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function provePassword(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asked.getByLabel('Your login password', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Confirm' }).click()
}

/** The authenticator's code of the next 30 seconds: this step's may have been used already. */
const nextCode = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

test('AUT-13 A13 a member adds email, an authenticator with recovery codes and a passkey, and logs in with each', async ({
  page,
}) => {
  await giveFinger(page)
  const account = await comeAsNewcomer(page, '/index?member=securityCenter')
  await expect(page.getByText('Weak', { exact: true })).toBeVisible()
  await expectNoBarriers(page)

  // the email address, by a code that is mailed there
  const email = `${account}@jade.example`
  await page.getByRole('button', { name: 'Confirm an email address' }).click()
  await provePassword(page)
  const contact = page.getByRole('dialog', { name: 'Email' })
  await contact.getByLabel('Email address').fill(email)
  await contact.getByRole('button', { name: 'Send code' }).click()
  await contact.getByLabel('Verification code').fill(await arrived('mail', email, /(?<!\d)(\d{6})(?!\d)/))
  await contact.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Email address confirmed')).toBeVisible()

  // the authenticator: a verified email address is two-step verification from now on, so its code is required
  await page.getByRole('button', { name: 'Add a passkey or an authenticator app' }).click()
  const second = page.getByRole('dialog', { name: 'Two-step verification' })
  await second.getByRole('button', { name: 'Send code' }).click()
  await second.getByLabel('Code we sent you').fill(await arrived('mail', email, /(\d{6}) confirms a change/))
  await second.getByRole('button', { name: 'Confirm' }).click()
  const setup = page.getByRole('dialog', { name: 'Authenticator app' })
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoBarriers(page)
  const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await setup.innerText())?.[0].replaceAll(' ', '') ?? ''
  await setup.getByLabel('Six-digit code from the app').fill(await generate({ secret }))
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 codes left')).toBeVisible()
  await arrived('mail', email, /(security has changed)/)

  // a passkey, after the authenticator's code
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click()
  await second.getByLabel('Six-digit code from the app').fill(await nextCode(secret))
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Passkey name').fill('My finger')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('My finger')).toBeVisible()
  await expectNoBarriers(page)

  // log out, and log in with the passkey only
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0, { timeout: 30_000 })
  await memberCentre(page, 'securityCenter')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('with passkey').first()).toBeVisible()
  await expect(page.getByText('Passkey added: My finger')).toBeVisible()

  // the phone is lost: a recovery code replaces it, once
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove', exact: true }).click()
  await provePassword(page)
  await second.getByRole('button', { name: 'Recovery code' }).click()
  await second.getByLabel('One of your recovery codes').fill(recovery)
  await second.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Authenticator app removed')).toBeVisible()
  await expect(page.getByText('9 codes left')).toBeVisible()
})

test(
  'S3 AUT-13 a member lists the account’s sessions and ends one: that page is logged out immediately',
  { tag: '@night' },
  async ({ page, browser }) => {
    atOneSize()
    const account = await comeAsNewcomer(page, '/index?member=securityCenter')
    const other = await (await browser.newContext()).newPage()
    await comeAs(other, account, '/index?member=transactionHistory', PASSWORD)
    await page.getByRole('tab', { name: 'Where you are logged in' }).click()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(page.getByText('1 session logged out')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log out', exact: true })).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible({
      timeout: 20_000,
    })
    await other.context().close()
  },
)
