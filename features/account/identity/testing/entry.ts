import { PASSWORD } from '#apps/server/testing/people.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { isChecked, passHumanCheck, type TestApp } from '#apps/server/testing/test-app.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse } from '#features/contact/outbox/testing/messaging-app.ts'
import type { FlagName } from '#features/platform/merchants/catalogue.ts'
import type { EntryCall } from '../service/devices.ts'

/** A captcha with known letters: created with the platform's key. */
export function knownPicture(
  at: TestApp,
  letters = 'AKR36',
): { readonly cookie: string; readonly letters: string } {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')
  const madeAt = at.clock.now().getTime()
  const seal = at.app.vault.sign('human-check', `captcha:${nonce}:${madeAt}:${letters}`)
  return { cookie: `fairhouse-captcha=${nonce}.${madeAt}.${seal}`, letters }
}

const trusting = new WeakSet<TestApp>()

/** Disables the human check of this platform: it has its own tests, and here one client plays many visitors. */
export function passEverybody(at: TestApp): void {
  Object.assign(at.app.humanCheck, { isPassed: () => Promise.resolve(true) })
  trusting.add(at)
}

/** A browser that stores its cookies. */
export type Browser = {
  readonly api: (token?: string) => ReturnType<TestApp['api']>
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (pair: string) => void
}

export function browser(at: TestApp, headers: Readonly<Record<string, string>> = {}): Browser {
  const jar = new Map<string, string>()
  const setCookie = (pair: string) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    setCookie,
    cookie: (name) => jar.get(name),
    api: (token) =>
      at.api({
        ...(token === undefined ? {} : { token }),
        headers,
        transport: {
          async fetch(address, init) {
            const path = new URL(String(address)).pathname
            const checked: Record<string, string> =
              isChecked(path) && !trusting.has(at) ? { 'human-check': await passHumanCheck(at.site) } : {}
            const sent = Object.fromEntries(new Headers(init?.headers))
            const answer = await fetch(address, {
              ...init,
              headers: { ...sent, ...checked, cookie: cookies() },
            })
            for (const line of answer.headers.getSetCookie()) setCookie(line.split(';')[0] ?? '')
            return answer
          },
        },
      }),
  }
}

/** A call as a handler receives it, from its own address, without cookies. */
export function entryCall(at: TestApp, where: { readonly ip: string }): EntryCall {
  return {
    ip: where.ip,
    device: 'test',
    now: at.clock.now(),
    merchant: { code: 'JADE', name: 'Jade', currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' },
    language: 'en',
    host: '127.0.0.1',
    member: null,
    origin: 'http://localhost',
    header: () => undefined,
    cookie: () => undefined,
    setCookie: () => undefined,
  }
}

export type EntryApp = {
  readonly at: TestApp
  /** The newest code sent to this number or address; 'none came' after a second. */
  readonly codeFor: (address: string) => Promise<string>
  readonly flag: (name: FlagName, isOn: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** An app whose messages are delivered, whose human check always passes, and which trusts one proxy. */
export async function entryApp(): Promise<EntryApp> {
  const { at, caught, gateways, close } = await messagingHouse({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at)
  return {
    at,
    async codeFor(address) {
      for (let tries = 0; tries < 20; tries++) {
        await sendDue(at.app, gateways)
        const code = caught.codeFor(address)
        if (code !== null) return code
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return 'none came'
    },
    async flag(name, isOn) {
      await applyFlag(at, 'JADE', name, isOn)
      at.clock.forward(1_100)
      await heardBy(at.app, at.database.db)
    },
    close,
  }
}

/** Unused Vietnamese mobile numbers, counted up from `first`. */
export function mobileNumbers(first: number): () => string {
  let last = first
  return () => `0903${String(100_000 + ++last)}`
}

/** The stored form of a number in national notation. */
export const e164 = (number: string): string => `+84${number.slice(1)}`

/** The fields of every registration. */
export const newcomer = (more: Record<string, unknown> = {}) => ({
  birthday: '1990-05-01',
  termsAgreed: true as const,
  language: 'en' as const,
  ...more,
})

export const quiet = { password: 'a long quiet password', confirmPassword: 'a long quiet password' }

export const nameLogin = (username: string, password = PASSWORD) => ({
  username,
  password,
  type: 'username' as const,
})
