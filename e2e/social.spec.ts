import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { atDesk, newName, PASSWORD, site } from './support/people.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'
import { registerProvedNumber, registerWithEmail, until } from './support/outside.ts'

type StandIns = {
  readonly google: string
  readonly facebook: string
  readonly firebase: string
  readonly secret: string
}

let child: ChildProcess
let standIns: StandIns
let desk: Page

/** A real OpenID provider and a sandbox for Facebook in a separate process; an operator configures both. */
test.beforeAll(async ({ browser }) => {
  child = fork(join(import.meta.dirname, '../tools/signin.ts'), {
    env: { ...process.env, SIGNIN_PORT: process.env['SIGNIN_PORT'] ?? '0', SITE_ORIGIN: site },
    execArgv: [],
    silent: true,
  })
  standIns = await new Promise((resolve) => {
    child.once('message', (message: StandIns) => resolve(message))
  })
  desk = await atDesk(browser, 'op-linh')
  await agree('Google', 'fairhouse-google', standIns.google)
  await agree('Facebook', 'fairhouse-facebook', standIns.facebook)
  await switchTo(true)
})

test.afterAll(async () => {
  await switchTo(false)
  await desk.context().close()
  const ended = once(child, 'exit')
  child.disconnect()
  await ended // its ports are free for the next project
})

async function agree(name: string, clientId: string, issuer: string): Promise<void> {
  await desk.goto(`${new URL(desk.url()).origin}/signin`)
  const section = desk.locator('section').filter({ hasText: `${name} for Jade` })
  await section.getByRole('button', { name: /Set up|Change/ }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Client ID').fill(clientId)
  await form.getByLabel('Client secret').fill(standIns.secret)
  await form.getByLabel('Issuer').fill(issuer)
  await form.getByLabel('Reason').fill('trying it out')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText(issuer)).toBeVisible()
}

async function switchTo(isOn: boolean): Promise<void> {
  for (const flag of ['socialGoogle', 'socialFacebook']) {
    const status = await desk.evaluate(
      async ([name, value]) => {
        const answer = await fetch(`/office/api/brands/JADE/flags/${String(name)}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ isOn: value }),
        })
        return answer.status
      },
      [flag, isOn] as const,
    )
    expect(status).toBe(200)
  }
}

/** From the platform to Google's sandbox and back. */
async function throughGoogle(page: Page, person: string): Promise<void> {
  await page.goto(`${site}/index`)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(new RegExp(`^${standIns.google}`))
  await signInAtGoogle(page, person)
}

async function signInAtGoogle(page: Page, person: string): Promise<void> {
  await page.locator('input[name=login]').fill(person)
  await page.locator('input[name=password]').fill('whatever')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const newPerson = (): string => `p${randomBytes(4).toString('hex')}`

test('AUT-06 a new visitor logs in with Google, creates an account, and is recognised from then on', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await throughGoogle(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome', { timeout: 20_000 })
  await expect(page).toHaveURL(`${site}/social/google`) // code and state are removed from the URL
  await expect(page.getByText('you can’t change this later')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: /^I’m new here/ }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(person)
  await page.getByLabel('Date of birth').fill('1990-05-01')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/index/, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)

  const elsewhere = await (await browser.newContext()).newPage()
  await throughGoogle(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/index/, { timeout: 30_000 })
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await elsewhere.context().close()
})

test(
  'AUT-06 a member links Facebook by the account’s password; cancelling changes nothing',
  { tag: '@night' },
  async ({ page, browser }) => {
    const account = newName()
    await registerWithEmail(account, `${account}@demo.invalid`)
    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await visitor.goto(`${site}/login`)
    await visitor.getByRole('dialog').getByRole('button', { name: 'Continue with Facebook' }).click()
    await visitor.getByRole('button', { name: 'Cancel' }).click()
    await expect(visitor.getByText('nothing has changed')).toBeVisible()
    await expectNoBarriers(visitor)
    await visitor.getByRole('button', { name: 'Continue with Facebook' }).click()
    await visitor.getByLabel('Name').fill(`Thanh${randomBytes(3).toString('hex').replace(/\d/g, 'x')}`)
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await visitor.getByRole('button', { name: /^I have an account/ }).click()
    await visitor.getByLabel('Username').fill(account)
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Link and log in' }).click()
    await expect(visitor).toHaveURL(/\/index/, { timeout: 30_000 })
    await expect(visitor.getByRole('button', { name: 'Log in' })).toHaveCount(0)

    // the security centre lists it, and links Google too after a verification
    await visitor.goto(`${site}/index?member=securityCenter`)
    const links = visitor.locator('section').filter({ hasText: 'Social login' }).last()
    await expect(links.getByRole('listitem').filter({ hasText: /Linked .*Thanh/ })).toBeVisible()
    await links.scrollIntoViewIfNeeded()
    await links.getByRole('button', { name: 'Link' }).click()
    await visitor.getByRole('button', { name: 'Continue to Google' }).click()
    await visitor.getByLabel('Your login password').fill(PASSWORD)
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(new RegExp(`^${standIns.google}`))
    await signInAtGoogle(visitor, newPerson())
    await expect(visitor.getByText('Google linked')).toBeVisible({ timeout: 20_000 })
    await expect(links.getByRole('listitem').filter({ hasText: /Linked / })).toHaveCount(2)
    await visitor.context().close()
  },
)

test(
  'A15 a callback URL from another browser’s login logs no one in',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await page.goto(`${site}/social/google?code=stolen&state=${'A'.repeat(43)}`)
    await expect(page.getByText('Start again')).toBeVisible()
    await expect(page).toHaveURL(`${site}/social/google`)
    await page.getByRole('button', { name: 'Go to home page' }).click()
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  },
)

/** A setting of Jade, changed as an operator. */
async function set(name: string, value: string): Promise<void> {
  const status = await desk.evaluate(
    async ([setting, to]) => {
      const answer = await fetch(`/office/api/settings/JADE/${setting}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: to }),
      })
      return answer.status
    },
    [name, value] as const,
  )
  expect(status).toBe(200)
}

test(
  'AUT-05 where the brand uses Firebase, the code comes from there and its token logs in',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    const { firebase, secret } = standIns
    const mobile = `093${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`
    await registerProvedNumber(mobile, PASSWORD)
    await set('firebaseProject', 'fairhouse-demo')
    await set('firebaseApi', firebase)
    await set('firebaseRecaptcha', `${firebase}/recaptcha/api.js`)
    await set('firebaseCertificates', `${firebase}/certificates`)
    await set('firebaseApiKey', secret)
    try {
      await until('JADE', ({ phoneProof }) => phoneProof !== null)
      await page.goto(site)
      await page.getByRole('button', { name: 'Log in' }).first().click()
      const form = page.getByRole('dialog')
      await form.getByRole('tab', { name: 'By SMS code' }).click()
      await form.getByLabel('Mobile number').fill(mobile)
      await form.getByRole('button', { name: 'Send code' }).click()
      await page.getByRole('button', { name: 'reCAPTCHA’s stand-in: I am a person' }).click()
      await expect(form.getByText(/again in (1:00|[1-5]\d)/)).toBeVisible()
      const sent = await (
        await fetch(`${firebase}/emulator/v1/projects/fairhouse-demo/verificationCodes`)
      ).json()
      const codes: readonly { phoneNumber: string; code: string }[] = sent.verificationCodes
      const code = codes.find(({ phoneNumber }) => phoneNumber === `+84${mobile.slice(1)}`)?.code ?? ''
      await form.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000')
      await form.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(form.getByText('Incorrect code.')).toBeVisible()
      await expectNoBarriers(page)
      await form.getByLabel('Verification code').fill(code)
      await form.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(form).toBeHidden({ timeout: 30_000 })
      await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
    } finally {
      await set('firebaseApiKey', '')
    }
  },
)
