import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { generate } from 'otplib'
import { deskOf, keepDesk, nextStep, STEP_SECONDS } from './desks.ts'

export const PASSWORD = 'a quiet walking password'
export const DEMO_PASSWORD = 'jade-demo-pass'

const port = (name: string, usual: number): string => process.env[name] ?? String(usual)
export const site = `http://localhost:${port('PORT', 8080)}`
export const office = `http://localhost:${port('OFFICE_PORT', 8081)}`

type Login = { readonly account: string; readonly authenticator?: string }

/** The authenticator secret that the seed printed for an operator. */
function secretOf(account: string): string {
  const logins: Login[] = JSON.parse(
    readFileSync(join(process.env['DATA_DIR'] ?? '.data', 'logins.json'), 'utf8'),
  )
  const secret = logins.find((login) => login.account === account)?.authenticator
  if (!secret) throw new Error(`no authenticator of ${account} in logins.json`)
  return secret
}

/** A user name that is not taken yet, of letters: six digits of a name in a message would be taken for a code. */
export function newName(): string {
  return `w${[...randomBytes(10)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')}`
}

/** Registers as a visitor, human check included; ends logged in on the home page. */
export async function register(page: Page, account: string): Promise<void> {
  await page.goto(`${site}/register`)
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Date of birth').fill('1990-05-01')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome', exact: true })).toBeVisible({ timeout: 30_000 })
}

export async function logIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form).toBeHidden({ timeout: 30_000 })
}

/** An unused code: of this time step, or of the next one, which is accepted because a phone's clock may be ahead. */
async function freshCode(account: string): Promise<string> {
  const step = await nextStep(account)
  return generate({ secret: secretOf(account), epoch: step * STEP_SECONDS })
}

/**
 * A back-office page for an operator: a separate browser context, logged in with password and authenticator. op-linh has op-huy as the
 * second operator for dual approval.
 */
export async function atDesk(browser: Browser, account: string): Promise<Page> {
  const desk = await aloneAtDesk(browser, account)
  if (account !== 'op-linh') return desk
  // one login, however many changes wait for it: of two at once, one code would be older than the other's
  let second: Promise<Page> | null = null
  // at the end of a test the browser may be closed before this context
  desk.context().on('close', () => void second?.then((page) => page.context().close()).catch(() => undefined))
  await pair(desk.context(), async () => (await (second ??= aloneAtDesk(browser, 'op-huy'))).request)
  return desk
}

/** The same without a second operator: what requires dual approval is sent for approval. */
export async function aloneAtDesk(browser: Browser, account: string): Promise<Page> {
  const storageState = deskOf(account)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(storageState ? { storageState } : {}),
  })
  const page = await context.newPage()
  await page.goto(office)
  const rail = page.getByRole('navigation').first()
  await expect(rail.or(page.getByLabel('Account')).first()).toBeVisible()
  if (await rail.isVisible()) return page
  await logInAtDesk(page, account)
  await expect(rail).toBeVisible()
  keepDesk(account, await context.storageState())
  return page
}

async function logInAtDesk(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  // six digits submit automatically
  await page.getByLabel('Code', { exact: false }).fill(await freshCode(account))
}

type Said = {
  readonly errorCode?: string
  readonly value?: { readonly proposal?: string; readonly value?: unknown }
}

/**
 * A second operator for a back-office page: everything it sends for approval is approved by another operator in a separate browser, and the
 * page gets the response of the change itself. For tests about something else; `approvals.spec.ts` tests the approval.
 */
async function pair(desk: BrowserContext, second: () => Promise<APIRequestContext>): Promise<void> {
  await desk.route('**/office/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    const reason = encodeURIComponent('asked for by a walk')
    const answer = await route.fetch({ headers: { ...request.headers(), reason } })
    const sent: Said = answer.status() === 202 ? await answer.json() : {}
    if (sent.errorCode !== 'approvals.sent') return route.fulfill({ response: answer })
    const { origin } = new URL(request.url())
    const path = `${origin}/office/api/approvals/${sent.value?.proposal ?? ''}/approve`
    const approved = await (await second()).post(path, { data: {}, headers: { origin } })
    if (!approved.ok()) return route.fulfill({ response: approved })
    const said: Said = await approved.json()
    return route.fulfill({ status: 200, json: { success: true, value: said.value?.value } })
  })
}

/**
 * Posts to the back office as the page's operator; what requires dual approval is approved by another operator. Returns the status of the
 * change itself. For tests about something else.
 */
export async function postByTwo(
  desk: Page,
  second: () => Promise<Page>,
  call: { readonly path: string; readonly data: object },
): Promise<number> {
  const headers = { origin: office }
  const answer = await desk.request.post(office + call.path, { data: call.data, headers })
  if (answer.status() !== 202) return answer.status()
  const sent: Said = await answer.json()
  const path = `${office}/office/api/approvals/${sent.value?.proposal ?? ''}/approve`
  return (await (await second()).request.post(path, { data: {}, headers })).status()
}
