import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isWithin, textBounds } from './text-bounds.ts'
import { words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const { send } = defineContract('testBounds', {
  send: {
    method: 'POST',
    path: '/test/send',
    audience: 'anyone',
    summary: 'Sends.',
    body: z.strictObject({
      reason: words(500, 4),
      note: z.optional(z.nullable(words(300))),
      title: z.strictObject({ en: words(160) }),
      free: z.string(),
    }),
    reply: z.object({}),
  },
})

test('VAL-05 a text field takes its bounds from the contract of the call', () => {
  expect(textBounds(send!, 'reason')).toEqual({ minLength: 4, maxLength: 500 })
  expect(textBounds(send!, 'note')).toEqual({ minLength: 1, maxLength: 300 })
  expect(textBounds(send!, 'title.en')).toEqual({ minLength: 1, maxLength: 160 })
  expect(textBounds(send!, 'free')).toEqual({})
})

test('VAL-05 a box of a field that the call does not take fails at once', () => {
  expect(() => textBounds(send!, 'reasons')).toThrow('takes no reasons')
})

test('VAL-05 spaces around a text do not make it long enough', () => {
  const bounds = textBounds(send!, 'reason')
  expect(isWithin(bounds, '  abc  ')).toBe(false)
  expect(isWithin(bounds, ' abcd ')).toBe(true)
  expect(isWithin(bounds, 'a'.repeat(501))).toBe(false)
})
