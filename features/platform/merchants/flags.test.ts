import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wideOpen, type WideOpen } from '#apps/server/testing/hostile/wide-open.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { hashCode } from '#features/account/otp/service/send.ts'
import { flagNames, type FlagName } from './catalogue.ts'

const DAY_MS = 86_400_000
const root = fileURLToPath(new URL('../../../', import.meta.url))

let at: TestApp
let open: WideOpen
let staff: Operator
let duc: Person
/** The password was set ninety-one days ago. */
let old: Person
beforeAll(async () => {
  at = await testApp()
  old = await person(at)
  at.clock.forward(91 * DAY_MS)
  open = await wideOpen(at)
  staff = await operator(at)
  duc = await person(at, { type: 1 })
  const agreement = { merchant: 'JADE', clientId: 'x', secret: 'y'.repeat(20), reason: 'for a test' }
  for (const [provider, issuer] of [
    ['google', 'http://127.0.0.1:9'],
    ['facebook', 'http://127.0.0.1:9'],
  ] as const)
    await staff.api.socialLoginOffice.change({ body: { ...agreement, provider, issuer } })
})
afterAll(async () => {
  await open.close()
  await at.close()
})

type Told = { readonly status: number; readonly code: string; readonly value: Record<string, unknown> }

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  token?: string,
): Promise<Told> {
  const answer = await open.ask('site', {
    method,
    url,
    headers: {
      merchant: 'JADE',
      ...(token ? { authorization: token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  const said: { errorCode?: string; value?: Record<string, unknown> } = JSON.parse(answer.body)
  return { status: answer.statusCode, code: said.errorCode ?? 'ok', value: said.value ?? {} }
}

async function set(flag: FlagName, isOn: boolean): Promise<void> {
  await staff.api.merchantsOffice.switchFlag({ params: { merchant: 'JADE', flag }, body: { isOn } })
  at.clock.forward(1_100)
}

let newcomers = 0
const newcomer = () => ({
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-01-01',
  termsAgreed: true,
  registerMethod: 'WEB',
  login: true,
  language: 'en',
})
const register = () =>
  call('PUT', '/wps/member/register', { ...newcomer(), username: `flagged${(newcomers += 1)}` })
const mobile = () => ({
  mobileNum: `09061${String((newcomers += 1)).padStart(5, '0')}`,
  countryDialingCode: '84',
})
const registerMobile = (besides: object = {}) =>
  call('PUT', '/wps/member/register/mobile', { ...newcomer(), ...mobile(), ...besides })
const codes = async (told: Promise<Told>) => (await told).code
const menuHas = async (page: string) => {
  const { value } = await call('GET', '/wps/system/menu?kind=agent', undefined, duc.token)
  const list: unknown = value['list']
  return String(JSON.stringify(list).includes(`"page":"${page}"`))
}

/** What a session opened with an old password may do. */
async function expired(): Promise<string> {
  const form = { username: old.account, password: PASSWORD, type: 'username' }
  const { value } = await call('POST', '/wps/session/login', form)
  return codes(call('GET', '/wps/member/info', undefined, String(value['token'])))
}

/** Registration by a verified phone number, without a password. */
async function registerByCodeAlone(): Promise<string> {
  const phone = mobile()
  await set('REGMOBVERF3', true)
  const { mobileNum: mobileNo, countryDialingCode } = phone
  await call('POST', '/wps/verification/sms/register', { mobileNo, countryDialingCode })
  const address = `+84${mobileNo.slice(1)}`
  const { id, session } = await one(
    at.app.db,
    sql<{ id: string; session: string }>`select id, session from one_time_code where address = ${address}`,
  )
  // only the phone knows the code that was sent: the test replaces it
  const code = '135790'
  const hash = hashCode(at.app, { merchant: 'JADE', purpose: 'register', address, session, code })
  await run(at.app.db, sql`update one_time_code set code_hash = ${hash} where id = ${id}`)
  const { password: _, confirmPassword: __, ...form } = newcomer()
  const told = await codes(
    call('PUT', '/wps/member/register/mobile', { ...form, ...phone, verificationCode: code }),
  )
  await set('REGMOBVERF3', false)
  return told
}

type Row = {
  /** The server's reply to an attempt, or what it shows. */
  readonly probe: () => Promise<string>
  readonly off: string
  readonly on: string
  /** A screen that reads the flag (or the server's value derived from it), and the text that proves it. */
  readonly screen: readonly [file: string, words: string]
}

const site = 'features/account/identity/site'
const menu = (page: string): Row => ({
  probe: () => menuHas(page),
  off: 'false',
  on: 'true',
  screen: ['features/contact/site-status/rules.ts', `page: '${page}'`],
})
const social = (provider: 'google' | 'facebook'): Row => ({
  probe: () => codes(call('POST', '/api/social-login/start', { provider })),
  off: 'social.unavailable',
  // the stand-in's address does not matter: the server must have called it
  on: provider === 'google' ? 'social.providerSilent' : 'ok',
  screen: ['features/account/social-login/site/social-buttons.tsx', 'providers.map'],
})

const table: { readonly [F in FlagName]: Row } = {
  USERNAMEREG3: {
    probe: () => codes(register()),
    off: 'flag.off',
    on: 'ok',
    screen: [`${site}/register/register-form.tsx`, 'USERNAMEREG3'],
  },
  DIRECTREG3: {
    probe: () => codes(register()),
    off: 'identity.inviteOnly',
    on: 'ok',
    screen: ['apps/site/src/shell/header.tsx', 'DIRECTREG3'],
  },
  MOBILENUMREG3: {
    probe: () => codes(registerMobile()),
    off: 'flag.off',
    on: 'ok',
    screen: [`${site}/register/register-form.tsx`, 'MOBILENUMREG3'],
  },
  MOBILENUMPASSREG3: {
    probe: registerByCodeAlone,
    off: 'ok',
    on: 'identity.passwordWeak',
    screen: [`${site}/register/register-form.tsx`, 'MOBILENUMPASSREG3'],
  },
  REGMOBVERF3: {
    probe: () => codes(registerMobile()),
    off: 'ok',
    on: 'codes.missing-verification-code',
    screen: [`${site}/register/register-form.tsx`, 'REGMOBVERF3'],
  },
  MOBILEVERCODELOGIN3: {
    probe: () => codes(call('POST', '/wps/verification/sms/noLogin', mobile())),
    off: 'flag.off',
    on: 'ok',
    screen: [`${site}/login/login-form.tsx`, 'MOBILEVERCODELOGIN3'],
  },
  FREEPLAY3: {
    probe: () => codes(call('POST', '/wps/session/login/freeplay')),
    off: 'flag.off',
    on: 'ok',
    screen: [`${site}/login/login-form.tsx`, 'FREEPLAY3'],
  },
  CHNGPASSVERIF3: {
    probe: () =>
      codes(
        call('POST', '/wps/member/password/verification', {
          mobileNum: mobile().mobileNum,
          newPassword: 'a long new password',
          verificationCode: '123456',
        }),
      ),
    off: 'flag.off',
    on: 'codes.invalid-verification-code',
    screen: ['features/account/recovery/site/forgot-panel.tsx', 'CHNGPASSVERIF3'],
  },
  PWDEXPFORCECHANGE3: {
    probe: expired,
    off: 'ok',
    on: 'session.passwordChangeRequired',
    screen: [`${site}/use-entry.ts`, 'changeWhy'],
  },
  socialGoogle: social('google'),
  socialFacebook: social('facebook'),
  chatRoom: {
    probe: () => codes(call('GET', '/api/chat', undefined, duc.token)),
    off: 'flag.off',
    on: 'ok',
    screen: ['apps/site/src/menus/rail.tsx', 'chatRoom'],
  },
  vendorWallets: {
    probe: () => codes(call('GET', '/wps/relay/GCS_merchantWallet', undefined, duc.token)),
    off: 'flag.off',
    on: 'ok',
    screen: ['apps/site/src/member/use-pages.ts', 'vendorWallets'],
  },
  loggedInOnlyHome: {
    probe: () => codes(call('GET', '/lgw/games/popular')),
    off: 'ok',
    on: 'session.required',
    screen: ['apps/site/src/state/use-members-only.ts', 'loggedInOnlyHome'],
  },
  dividendContract: menu('dividend'),
  dailySalary: menu('dailySalary'),
  hourlySalary: menu('hourlySalary'),
  realTimeSalary: menu('realTimeSalary'),
}

/** Until the agent area exists, its flags change only the menu that the server returns for it. */
const agentFlags: readonly FlagName[] = ['dividendContract', 'dailySalary', 'hourlySalary', 'realTimeSalary']
const titleOf = (flag: FlagName) =>
  agentFlags.includes(flag)
    ? `${flag} changes the agents’ menu, both ways, and is told to every page`
    : `SYS-02 ${flag} changes what the server does, both ways, and is told to every page`

test.each(flagNames().map((flag) => [titleOf(flag), flag] as const))('%s', async (_, flag) => {
  const { probe, off, on } = table[flag]
  for (const [isOn, told] of [
    [false, off],
    [true, on],
    [false, off],
  ] as const) {
    await set(flag, isOn)
    expect([isOn, await probe()]).toEqual([isOn, told])
    expect((await at.api().system.whitelabel()).flags[flag]).toBe(isOn)
  }
  // restores the demo's initial state for the next flag
  const { flags } = await staff.api.merchantsOffice.one({ params: { merchant: 'JADE' } })
  await set(flag, flags.find(({ name }) => name === flag)?.starts ?? false)
})

// the screens' changes are tested in a browser: e2e/settings.spec.ts and the component tests of the forms
test.each(flagNames())(
  'the file that shows what %s switches names the flag, or what the server made of it',
  (flag) => {
    const [file, words] = table[flag].screen
    expect(readFileSync(root + file, 'utf8')).toContain(words)
  },
)
