import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { checkCode, sendCode, useCode, type CheckCode, type SendCode } from './public.ts'

let app: MessagingApp
let at: TestApp
let caught: MessagingApp['caught']
let gateways: MessagingApp['gateways']

beforeAll(async () => {
  app = await messagingHouse()
  ;({ at, caught, gateways } = app)
})
afterAll(() => app.close())

let numbers = 0
const freshNumber = () => `+8490${String(1_000_000 + ++numbers)}`

const send = (address: string, more: Partial<SendCode> = {}) =>
  sendCode(at.app, {
    merchant: 'JADE',
    purpose: 'noLogin',
    to: { channel: 'sms', address },
    session: 'visit:mine',
    language: 'en',
    ip: '192.0.2.1',
    ...more,
  })

async function sentCode(address: string, more: Partial<SendCode> = {}): Promise<string> {
  await send(address, more)
  await sendDue(at.app, gateways)
  return caught.codeFor(address) ?? 'none came'
}

const check = (address: string, code: string, more: Partial<CheckCode> = {}) =>
  checkCode(at.app, { merchant: 'JADE', purpose: 'noLogin', address, session: 'visit:mine', code, ...more })

const refused = (result: object) => ('refused' in result ? result.refused : 'nothing was refused')

test('AUT-04 a code arrives by SMS and works once, in any notation of the number', async () => {
  const number = freshNumber()
  const code = await sentCode(number)
  expect(code).toMatch(/^\d{6}$/)
  const proof = await check(`0${number.slice(3)}`, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  if ('refused' in proof) throw new Error(proof.refused)
  expect(proof.address).toBe(number)
  const use = () => inTransaction(at.app.db, (tx) => useCode(tx, proof, at.clock.now()))
  expect(await use()).toBe(true)
  expect(await use()).toBe(false)
  expect(refused(await check(number, code))).toBe('codes.invalid-verification-code')
})

test('AUT-04 the resend button waits 60 seconds, and the server enforces the same wait', async () => {
  const number = freshNumber()
  expect(await send(number)).toMatchObject({ sent: true, expiredMinutes: 3, retryAfterSeconds: 180 })
  at.clock.forward(100_000)
  expect(await send(number)).toMatchObject({ refused: 'codes.wait', detail: { retryAfterSeconds: 80 } })
  at.clock.forward(80_000)
  expect(await send(number)).toMatchObject({ sent: true })
})

test('AUT-04 of twenty concurrent requests for one number one sends a code', async () => {
  const number = freshNumber()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(number)))
  expect(answers.filter((answer) => 'sent' in answer)).toHaveLength(1)
})

test('A9 a code is invalid for another session, purpose, brand or number', async () => {
  const number = freshNumber()
  const code = await sentCode(number)
  const others: Partial<CheckCode>[] = [
    { session: 'visit:stranger' },
    { purpose: 'register' },
    { merchant: 'AMBER' },
  ]
  for (const other of others)
    expect(refused(await check(number, code, other))).toBe('codes.invalid-verification-code')
  await sentCode(freshNumber())
  expect(refused(await check(`+8490${1_000_000 + numbers}`, code))).toBe('codes.invalid-verification-code')
  expect(refused(await check(number, code))).toBe('nothing was refused')
})

test('A9 allows five attempts, concurrent ones included, then locks this session for five minutes', async () => {
  const number = freshNumber()
  const code = await sentCode(number)
  const wrong = code === '000000' ? '111111' : '000000'
  const answers = await Promise.all(Array.from({ length: 40 }, () => check(number, wrong)))
  const codes = new Set(answers.map(refused))
  expect(codes).toEqual(new Set(['codes.invalid-verification-code', 'codes.too-many-requests']))
  expect(await check(number, code)).toMatchObject({
    refused: 'codes.too-many-requests',
    detail: { retryAfterSeconds: 300 },
  })
  at.clock.forward(200_000)
  expect(refused(await send(number))).toBe('codes.too-many-requests')
  expect(await send(number, { session: 'visit:another' })).toMatchObject({ sent: true })
  at.clock.forward(310_000)
  expect(await send(number)).toMatchObject({ sent: true })
})

test('ERR-01 an expired or missing code and exhausted quotas return the phone catalogue’s refusals', async () => {
  const number = freshNumber()
  const code = await sentCode(number)
  expect(refused(await check(number, '  '))).toBe('codes.missing-verification-code')
  at.clock.forward(180_000)
  expect(refused(await check(number, code))).toBe('codes.code-expired')
  await applySetting(at, 'AMBER', 'codesDayMost', 1)
  expect(await send(freshNumber(), { merchant: 'AMBER' })).toMatchObject({ sent: true })
  expect(refused(await send(freshNumber(), { merchant: 'AMBER' }))).toBe('codes.quota-exceeded')
})

test('S9 ERR-01 an address that requests too many codes waits until its oldest one is five minutes old; others are not affected', async () => {
  const ip = '198.51.100.9'
  const answers = []
  for (let n = 0; n < 31; n++) {
    answers.push(await send(freshNumber(), { ip }))
    if (n === 0) at.clock.forward(100_000)
  }
  expect(answers.filter((answer) => 'sent' in answer)).toHaveLength(30)
  const detail = { retryAfterSeconds: 200 }
  expect(answers.at(-1)).toMatchObject({ refused: 'codes.too-many-requests', detail })
  const told = (language: 'en' | 'vi', retryAfterSeconds: number) =>
    at.app.words(language, 'refusal.codes.too-many-requests', { retryAfterSeconds })
  expect(told('en', 200)).toBe('Too many attempts. Request a new code in 4 minutes.')
  expect(told('vi', 90)).toBe('Bạn đã thử quá nhiều lần. Vui lòng lấy mã mới sau 90 giây.')
  expect(await send(freshNumber(), { ip: '198.51.100.10' })).toMatchObject({ sent: true })
  at.clock.forward(200_000)
  expect(await send(freshNumber(), { ip })).toMatchObject({ sent: true })
})

test('A4 an unknown number gets the same response and no code, and no code is stored in plain text', async () => {
  const member = freshNumber()
  const stranger = freshNumber()
  const code = await sentCode(member)
  const given = await send(stranger, { gets: 'nobody' })
  expect(Object.keys(given)).toEqual(['sent', 'expiresAt', 'expiredMinutes', 'retryAfterSeconds'])
  await sendDue(at.app, gateways)
  expect(caught.codeFor(stranger)).toBeNull()
  const rows = await many(at.app.db, sql<{ text: string }>`select c::text as text from one_time_code c`)
  expect(rows.some(({ text }) => text.includes(`,${code},`) || text.includes(code))).toBe(false)
})
