import { expect, test } from 'vitest'
import { headersFor, keyOf } from '#apps/processor/signing.ts'
import { keyBytes, signMessage, verifyMessage } from './service/signing.ts'
import { readStatus } from './rules.ts'

const at = new Date('2026-11-21T10:00:00Z')
const key = keyBytes('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
const other = keyBytes('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')
const body = Buffer.from('{"type":"payment.paid","data":{"amount":"100.00"}}')

const check = (headers: Record<string, string>, bytes: Uint8Array, now = at, keys = [key]) =>
  verifyMessage({ header: (name) => headers[name], body: bytes, keys, now })
const signed = (keys = [key]) => ({ ...signMessage({ id: 'msg_1', at, body, keys }) })

test('M13 the signature is the one that Standard Webhooks publishes for its own example', () => {
  const message = Buffer.from('{"test": 2432232314}')
  const when = new Date(1_614_265_330_000)
  const headers = signMessage({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: when, body: message, keys: [key] })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test("M13 verifies what the processor's own code has signed", () => {
  const headers = headersFor(keyOf('shared'), 'msg_9', body.toString(), at.getTime())
  expect(check(headers, body, at, [keyBytes('shared')])).toEqual({ key: 0, id: 'msg_9' })
})

test('M13 one changed bit anywhere in the body, the id or the time is refused', () => {
  for (let bit = 0; bit < body.length * 8; bit += 1) {
    const changed = Buffer.from(body)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(check(signed(), changed)).toEqual({ distrust: 'signatureWrong' })
  }
  expect(check({ ...signed(), 'webhook-id': 'msg_2' }, body)).toEqual({ distrust: 'signatureWrong' })
  const seconds = String(at.getTime() / 1000 + 1)
  expect(check({ ...signed(), 'webhook-timestamp': seconds }, body)).toEqual({ distrust: 'signatureWrong' })
})

test('M13 every changed byte of the signature is refused', () => {
  const given = signed()['webhook-signature']
  for (let place = 0; place < given.length - 1; place += 1) {
    const letter = given[place] === 'A' ? 'B' : 'A'
    const changed = given.slice(0, place) + letter + given.slice(place + 1)
    expect(check({ ...signed(), 'webhook-signature': changed }, body)).toHaveProperty('distrust')
  }
})

test('M13 accepts a message for five minutes either way', () => {
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  expect(check(signed(), body, after(5))).toHaveProperty('key')
  expect(check(signed(), body, after(5.1))).toEqual({ distrust: 'tooOld' })
  expect(check(signed(), body, after(-5))).toHaveProperty('key')
  expect(check(signed(), body, after(-5.1))).toEqual({ distrust: 'tooNew' })
})

test('M13 verifies a message with either key during rotation, and none of a stranger', () => {
  expect(check(signed([other]), body, at, [key, other])).toMatchObject({ key: 1 })
  expect(check(signed([key, other]), body, at, [other])).toMatchObject({ key: 0 })
  expect(check(signed([keyBytes('a stranger')]), body, at, [key, other])).toHaveProperty('distrust')
  expect(check(signed([]), body)).toEqual({ distrust: 'headersMissing' })
})

test('CSH-01 treats an unknown processor status as pending', () => {
  expect(['paid', 'settled', 'PAID', ''].map(readStatus)).toEqual(['paid', 'pending', 'pending', 'pending'])
})
