import { anAddress, codeAt, mailedToken } from '#apps/server/testing/operator.ts'
import { LIVE_ENVIRONMENT } from '#apps/server/testing/live-environment.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { catchers, type Catchers } from '#features/contact/outbox/testing/catchers.ts'
import { major } from '#kit/money.ts'
import { issueSetupToken } from '../public.ts'

export const OWNER_PASSWORD = 'seven quiet rivers'
/** A code of the authenticator is valid for a minute and works once. */
const STEP_MS = 60_000

export type Installation = {
  readonly at: TestApp
  readonly caught: Catchers
  readonly close: () => Promise<void>
}

/** A live installation as the migrations leave it, whose emails and SMS are caught. */
export async function emptyInstallation(): Promise<Installation> {
  const caught = await catchers()
  const mail = { SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none' }
  const at = await testApp({ ...LIVE_ENVIRONMENT, ...caught.environment, ...mail })
  return {
    at,
    caught,
    async close() {
      await at.close()
      await caught.close()
    },
  }
}

export async function newToken(at: TestApp): Promise<string> {
  const issued = await issueSetupToken(at.app.db, { vault: at.app.vault, now: at.clock.now() })
  if (!issued) throw new Error('newToken: the installation has an operator')
  return issued.token
}

/** The calls of the assistant's first page, as a browser makes them. */
export const outside = (at: TestApp): Api => at.api({ listener: 'office', headers: anAddress() })

export const LAN = { account: 'lan', name: 'Lan', email: 'lan@play.example' } as const
export const MINH = { account: 'minh', name: 'Minh', email: 'minh@play.example' } as const

type Created = { readonly answer: Response; readonly secret: string }

/** Creates the owner with the token; the answer carries the session's cookie. */
export async function createOwner(at: TestApp, token: string, body: object = {}): Promise<Created> {
  const { secret } = await outside(at).setup.start({ body: { token } })
  const code = codeAt(secret, at.clock.now())
  const answer = await fetch(`${at.office}/office/api/setup/owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anAddress() },
    body: JSON.stringify({ token, ...LAN, password: OWNER_PASSWORD, code, second: MINH, ...body }),
  })
  return { answer, secret }
}

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
}

const REASON = { reason: encodeURIComponent('asked for by a test') }

export function apiWith(at: TestApp, cookie: string): Api {
  return at.api({ listener: 'office', headers: { cookie, ...REASON } })
}

/** The second operator enrols by the emailed link and logs in at another browser. */
export async function enrolSecond(at: TestApp): Promise<Api> {
  const token = await mailedToken(at, MINH.email)
  const api = at.api({ listener: 'office', headers: { 'x-forwarded-for': '10.8.8.8' } })
  const { secret } = await api.operators.invitation({ body: { token } })
  const code = codeAt(secret, at.clock.now())
  await api.operators.enrol({ body: { token, password: OWNER_PASSWORD, code } })
  at.clock.forward(STEP_MS)
  const { challenge } = await api.operators.login({
    body: { account: MINH.account, password: OWNER_PASSWORD },
  })
  const answer = await fetch(`${at.office}/office/api/login/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.8.8.8' },
    body: JSON.stringify({ challenge, code: codeAt(secret, at.clock.now()) }),
  })
  return apiWith(at, cookiesOf(answer))
}

export const PEARL = {
  code: 'PEARL',
  name: 'Pearl',
  currency: 'USD',
  timeZone: 'Europe/Malta',
  dialingCode: '356',
} as const

/** Everything that the assistant asks for, by one operator alone. */
export async function setUpBrand(lan: Api): Promise<void> {
  await lan.setup.brand({ body: { ...PEARL, languages: ['EN'], hosts: ['play.example'] } })
  const params = { merchant: PEARL.code }
  for (const [name, value] of [
    ['licenceEn', 'Pearl Ltd is licensed by the regulator of Malta.'],
    ['licenceNumber', 'MGA/42'],
    ['brandPack', 'strict'],
  ] as const)
    await lan.settingsOffice.change({ params: { ...params, name }, body: { value } })
  await lan.depositMethods.add({ body: { ...bankTransfer, presets: [] } })
  for (const step of ['currency', 'processors', 'sms'] as const) await lan.setup.confirm({ params: { step } })
  await lan.setup.test({ body: { channel: 'email', to: LAN.email } })
}

export const bankTransfer = {
  merchant: PEARL.code,
  code: 'bank',
  kind: 'bank',
  channel: 'page',
  processor: null,
  currency: 'USD',
  name: { en: 'Bank transfer', vi: 'Chuyển khoản' },
  note: { en: 'Within an hour', vi: 'Trong một giờ' },
  guide: { en: '', vi: '' },
  least: major(10),
  most: major(1_000),
  presets: [],
  feePpm: 0,
  feeFixed: 0n,
  arrivalSeconds: 3_600,
  expiryMinutes: 60,
  sort: 10,
  isOpen: true,
  account: { bank: 'Bank of Valletta', bin: '', accountNumber: 'MT84MALT011000012345', holder: 'PEARL LTD' },
  coin: null,
  reason: 'the first method',
} as const
