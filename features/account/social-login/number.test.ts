import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { one, run, sql } from '#db/rows.ts'
import { hashCode } from '#features/account/otp/service/send.ts'
import { browser } from './testing/browser.ts'
import { socialSetup, type SocialSetup } from './testing/setup.ts'

const MOBILE = '+84907770001'

let at: SocialSetup
beforeAll(async () => {
  at = await socialSetup()
})
afterAll(() => at.close())

async function setFlag(isOn: boolean): Promise<void> {
  await applyFlag(at, 'JADE', 'REGMOBVERF3', isOn)
}

/** Replaces the code, which only the phone received, by a known one. */
async function knownCode(code: string): Promise<void> {
  const { id, session } = await one(
    at.app.db,
    sql<{ id: string; session: string }>`select id, session from one_time_code where address = ${MOBILE}`,
  )
  const bound = { merchant: 'JADE', purpose: 'register', address: MOBILE, session, code }
  await run(at.app.db, sql`update one_time_code set code_hash = ${hashCode(at.app, bound)} where id = ${id}`)
}

test('SYS-02 AUT-06 with REGMOBVERF3 a registration through a provider requires a verified number like any other', async () => {
  await setFlag(true)
  const visitor = browser(at)
  const reply = await visitor.api.socialLogin.finish({
    body: { provider: 'google', answer: await visitor.answerOf('google', 'numbered') },
  })
  if (reply.step !== 'choose') throw new Error('numbered is known already')
  const body = {
    ticket: reply.ticket,
    username: 'numbered',
    birthday: '1990-01-01',
    termsAgreed: true as const,
    language: 'en' as const,
  }
  const register = (more: object = {}) =>
    refusal(visitor.api.socialLogin.register({ body: { ...body, ...more } }))
  expect(await register()).toBe('codes.missing-phone-number')
  const number = { mobileNum: '0907770001', countryDialingCode: '84' }
  expect(await register(number)).toBe('codes.missing-verification-code')
  await visitor.api.otp.register({ body: { mobileNo: '0907770001', countryDialingCode: '84' } })
  expect(await register({ ...number, verificationCode: '000000' })).toBe('codes.invalid-verification-code')
  await knownCode('135790')
  expect(await register({ ...number, verificationCode: '135790' })).toBe('nothing was refused')
  const { isProved } = await one(
    at.app.db,
    sql<{ isProved: boolean }>`
      select mobile_verified_at is not null as is_proved from member where mobile = ${MOBILE}
    `,
  )
  expect(isProved).toBe(true)
  await setFlag(false)
})
