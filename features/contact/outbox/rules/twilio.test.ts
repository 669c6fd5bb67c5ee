import { expect, test } from 'vitest'
import { readRejection, readReply, readReport } from './twilio.ts'

test('reads Twilio’s codes: what is final, what is tried again, what is unknown', () => {
  const isFinal = (status: number, code: number | null) => readRejection(status, code, '').isFinal
  expect([21_211, 21_610, 21_614, 21_617].map((code) => isFinal(400, code))).toEqual([true, true, true, true])
  expect([21_606, 21_408, 21_703].map((code) => isFinal(400, code))).toEqual([false, false, false])
  expect([isFinal(429, 20_429), isFinal(401, 20_003), isFinal(503, null), isFinal(400, 99_999)]).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(readReport('undelivered', 30_001)).toMatchObject({ kind: 'undelivered', isFinal: false })
  expect(readReport('failed', 30_007)).toMatchObject({ isFinal: true })
  expect(readReport('partially_delivered', null)).toBeNull()
  expect([
    readReply('Stop', null),
    readReply('HUY', 'STOP'),
    readReply('START', 'HELP'),
    readReply('hello', null),
  ]).toEqual(['stop', 'stop', null, null])
})
