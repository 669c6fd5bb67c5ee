import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import {
  proveOutsideCode,
  recaptchaKeyOf,
  sendOutsideCode,
} from '#features/account/otp/site/outside/identity-toolkit.ts'
import { wholeNumber } from '#features/account/otp/site/outside/use-phone-proof.ts'
import { browser, entryApp, newcomer, type EntryApp } from '#features/account/identity/testing/entry.ts'
import { openFirebase } from '#tools/signin/firebase.ts'
import type { StandIn } from '#tools/signin/stand-in.ts'

const PROJECT = 'fairhouse-demo'
const KEY = 'public-web-key'

let app: EntryApp
let firebase: StandIn
beforeAll(async () => {
  firebase = await openFirebase({ port: 0, project: PROJECT, apiKey: KEY })
  app = await entryApp()
  app.at.sandboxes.add(firebase.origin)
  const { api } = await operator(app.at)
  const values = {
    firebaseProject: PROJECT,
    firebaseApiKey: KEY,
    firebaseApi: firebase.origin,
    firebaseRecaptcha: `${firebase.origin}/recaptcha/api.js`,
    firebaseCertificates: `${firebase.origin}/certificates`,
  }
  for (const [name, value] of Object.entries(values))
    await api.settingsOffice.change({ params: { merchant: 'JADE', name }, body: { value } })
  await heardBy(app.at.app, app.at.database.db)
  await app.flag('REGMOBVERF3', true)
})
afterAll(async () => {
  await app.close()
  await firebase.close()
})

const service = () => ({ api: firebase.origin, apiKey: KEY })

async function passedCheck(): Promise<string> {
  const { token } = await (await fetch(`${firebase.origin}/passed`)).json()
  return String(token)
}

/** The page's steps: the check, the code, the token. */
async function tokenFor(phoneNumber: string): Promise<string> {
  const sessionInfo = await sendOutsideCode(service(), { phoneNumber, recaptchaToken: await passedCheck() })
  const sent = await (
    await fetch(`${firebase.origin}/emulator/v1/projects/${PROJECT}/verificationCodes`)
  ).json()
  const codes: readonly { sessionInfo: string; code: string }[] = sent.verificationCodes
  const code = codes.find((one) => one.sessionInfo === sessionInfo)?.code ?? ''
  return proveOutsideCode(service(), { sessionInfo, code })
}

test('AUT-05 AUT-10 a member registers and later logs in by a number that Firebase verified, and the platform sends no code', async () => {
  expect((await app.at.api().system.whitelabel()).phoneProof).toMatchObject({ apiKey: KEY })
  const mobileNum = '0912345601'
  const whole = wholeNumber('84', mobileNum)
  const registration = {
    ...newcomer(),
    mobileNum,
    countryDialingCode: '84',
    password: 'a quiet new password',
    confirmPassword: 'a quiet new password',
  }
  const register = (more: object) =>
    browser(app.at)
      .api()
      .identity.registerMobile({ body: { ...registration, ...more } })
  expect(await refusal(register({}))).toBe('codes.missing-verification-code')
  const stranger = await tokenFor('+84912345699')
  expect(await refusal(register({ firebaseIdToken: stranger }))).toBe('codes.invalid-verification-code')
  const firebaseIdToken = await tokenFor(whole)
  const own = await register({ firebaseChannel: 'phone', firebaseIdToken })
  const { mobile } = await app.at.api({ token: own.token }).security.overview()
  expect(mobile).toMatchObject({ isProved: true })
  expect(await refusal(register({ firebaseIdToken }))).toBe('codes.invalid-verification-code') // the token works once

  const login = (password: string) =>
    browser(app.at)
      .api()
      .identity.login({
        body: { username: mobileNum, password, countryDialingCode: '84', type: 'firebase' },
      })
  expect((await login(await tokenFor(whole))).token).toHaveLength(43)
  expect(await refusal(login(await tokenFor('+84912345698')))).toBe('codes.invalid-verification-code')
})

test('AUT-05 ERR-01 maps Identity Toolkit’s errors to the phone catalogue’s entries', async () => {
  const send = async (phoneNumber: string, recaptchaToken?: string) =>
    refusal(
      sendOutsideCode(service(), { phoneNumber, recaptchaToken: recaptchaToken ?? (await passedCheck()) }),
    )
  expect(await send('')).toBe('codes.missing-phone-number')
  expect(await send('+841')).toBe('codes.invalid-phone-number')
  expect(await send('+84912345602', 'made up')).toBe('codes.captcha-check-failed')
  const phoneNumber = '+84912345603'
  const sessionInfo = await sendOutsideCode(service(), { phoneNumber, recaptchaToken: await passedCheck() })
  const prove = (code: string, session = sessionInfo) =>
    refusal(proveOutsideCode(service(), { sessionInfo: session, code }))
  expect(await prove('')).toBe('codes.missing-verification-code')
  expect(await prove('123456', 'an old session')).toBe('codes.code-expired')
  for (let n = 0; n < 5; n++) expect(await prove('not it')).toBe('codes.invalid-verification-code')
  expect(await prove('not it')).toBe('codes.too-many-requests')
  expect(await refusal(recaptchaKeyOf({ ...service(), apiKey: 'another' }))).toBe('codes.unknown')
  expect(await refusal(recaptchaKeyOf({ ...service(), api: 'http://localhost:9' }))).toContain('LineError')
})

test('AUT-05 S5 adds Firebase’s hosts to the Content-Security-Policy of the brand that uses it, and of no other', async () => {
  const policy = async (host: string) => {
    const { port } = new URL(app.at.site)
    const answer = await fetch(`http://127.0.0.1:${port}/wps/system/status`, { headers: { host } })
    return answer.headers.get('content-security-policy') ?? ''
  }
  const own = await policy('localhost')
  for (const part of ['script-src', 'connect-src', 'frame-src'])
    expect(own).toMatch(new RegExp(`${part} [^;]*${firebase.origin}`))
  const { at } = app
  const { api } = await operator(at)
  await api.settingsOffice.change({
    params: { merchant: 'JADE', name: 'firebaseApiKey' },
    body: { value: '' },
  })
  await heardBy(at.app, at.database.db)
  expect((await at.api().system.whitelabel()).phoneProof).toBeNull()
  expect(await policy('localhost')).not.toContain(firebase.origin)
})
