import { expect } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createClient, type Transport } from '#contract/client.ts'
import type { Reply, Route } from '#contract/route.ts'
import { seal } from '#contract/seal.ts'
import { otp } from '#features/account/otp/contract.ts'
import { identity } from '#features/account/identity/contract.ts'
import { security } from '#features/account/security/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { PASSWORD, site } from './people.ts'

const outbox = `http://localhost:${process.env['OUTBOX_PORT'] ?? '8084'}`

type Message = { readonly subject: string; readonly text: string; readonly arrivedAt: string }

async function messagesTo(kind: 'mail' | 'sms', to: string): Promise<readonly Message[]> {
  const reply = await fetch(`${outbox}/api/messages?kind=${kind}&to=${encodeURIComponent(to)}`)
  return reply.json()
}

/**
 * What a pattern matches in the newest message to an address; waits until a matching one arrives. `among` 'all' searches older ones too,
 * for when several are sent together.
 */
export async function arrived(
  kind: 'mail' | 'sms',
  to: string,
  pattern: RegExp,
  among: 'newest' | 'all' = 'newest',
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const messages = await messagesTo(kind, to)
        const looked = among === 'all' ? messages : messages.slice(0, 1)
        found = looked
          .map(({ subject, text }) => pattern.exec(`${subject} ${text}`)?.[1])
          .find((hit) => hit !== undefined)
        return found
      },
      { timeout: 30_000 },
    )
    .toBeTruthy()
  return found ?? ''
}

/** The URL of the message's own page in the outbox. */
export const outboxPage = (to: string): string => `${outbox}/?to=${encodeURIComponent(to)}`

async function humanAnswer(): Promise<string> {
  const { challenge } = await createClient(identity, { base: site }).humanCheck()
  const solution = await solveChallenge({ challenge: JSON.parse(JSON.stringify(challenge)), deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** An API client instead of a browser: it encrypts, solves the human check, and has no cookies unless its `fetch` has. */
export async function transport(own?: typeof fetch): Promise<Transport> {
  const answer = await humanAnswer()
  return {
    base: site,
    ...(own ? { fetch: own } : {}),
    headers: () => ({ 'human-check': answer, ...(own ? {} : { 'user-agent': 'walk' }) }),
    async seal(json, path) {
      const { key } = await createClient(system, { base: site }).whitelabel()
      return seal(json, path, key, { now: () => new Date(), newId: () => crypto.randomUUID() })
    },
  }
}

/** The fields of every registration. */
export const newcomer = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-05-01',
  termsAgreed: true,
  language: 'en',
} as const

/** A member with an email address. */
export async function registerWithEmail(username: string, email: string): Promise<void> {
  await createClient(identity, await transport()).register({ body: { ...newcomer, username, email } })
}

/** A member whose user name is a phone number verified by a code; needs REGMOBVERF3. */
export async function registerWithMobile(mobileNum: string): Promise<void> {
  const number = { countryDialingCode: '84' } as const
  await createClient(otp, await transport()).register({ body: { ...number, mobileNo: mobileNum } })
  const verificationCode = await arrived('sms', `+84${mobileNum.slice(1)}`, /(?<!\d)(\d{6})(?!\d)/)
  await createClient(identity, await transport()).registerMobile({
    body: { ...newcomer, ...number, mobileNum, verificationCode },
  })
}

/** A member by number and password whose number was verified by a login code. */
export async function registerProvedNumber(mobileNum: string, password: string): Promise<void> {
  const number = { countryDialingCode: '84', mobileNum } as const
  await createClient(identity, await transport()).registerMobile({
    body: { ...newcomer, ...number, password, confirmPassword: password },
  })
  await createClient(otp, await transport()).noLogin({ body: number })
  const code = await arrived('sms', `+84${mobileNum.slice(1)}`, /(?<!\d)(\d{6})(?!\d)/)
  const { token } = await createClient(identity, await transport()).login({
    body: { username: mobileNum, countryDialingCode: '84', password: code, type: 'sms' },
  })
  // verifying the number first starts without a password that another person may have registered with the number
  const open = await transport()
  const own = { ...open, headers: (route: Route) => ({ ...open.headers?.(route), authorization: token }) }
  await createClient(security, own).sendProofCode({ body: { channel: 'sms' } })
  const confirmed = /(?<!\d)(\d{6})(?!\d).*confirm a change/
  const answer = await arrived('sms', `+84${mobileNum.slice(1)}`, confirmed, 'all')
  await createClient(security, own).prove({ body: { kind: 'sms', answer } })
  await createClient(identity, own).changePassword({
    body: { oldPassword: '', newPassword: password, confirmNewPassword: password },
  })
}

type Label = Reply<typeof system.whitelabel>

/** Waits until the site's configuration of a brand is as expected. */
export async function until(merchant: string, isSo: (label: Label) => boolean): Promise<void> {
  const api = createClient(system, { base: site, headers: () => ({ merchant }) })
  await expect.poll(async () => isSo(await api.whitelabel())).toBe(true)
}

/** Waits until a brand's flags are as they were switched. */
export async function untilFlags(merchant: string, flags: Readonly<Record<string, boolean>>): Promise<void> {
  await until(merchant, ({ flags: now }) => Object.entries(flags).every(([flag, isOn]) => now[flag] === isOn))
}
