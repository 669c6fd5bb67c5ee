import * as z from 'zod/mini'
import { whole, words } from '#contract/codecs.ts'
import { CLOCK } from '#kit/day.ts'
import { units } from './gifts.ts'

const methods = z.readonly(z.array(words(31)).check(z.maxLength(20)))
const key = z.nullable(words(64))

const deposit = { kind: z.literal('deposit'), nth: z.nullable(whole(1, 100)), methods, least: units }

const shown = [
  z.strictObject({ kind: z.literal('claim') }),
  z.strictObject({
    kind: z.literal('application'),
    isActivity: z.boolean(),
    asks: z.nullable(z.strictObject({ en: words(120, 2), vi: words(120, 2) })),
  }),
  z.strictObject({ kind: z.literal('registration') }),
  z.strictObject({ kind: z.literal('birthday') }),
  z.strictObject({
    kind: z.literal('schedule'),
    every: z.enum(['once', 'day', 'week', 'month']),
    on: z.nullable(whole(1, 28)),
    at: z.string().check(z.regex(CLOCK)),
  }),
  z.strictObject({ kind: z.literal('levelUp'), level: z.nullable(whole(1, 100)) }),
  z.strictObject({ kind: z.literal('mission'), mission: key }),
  z.strictObject({ kind: z.literal('race'), race: key, placeMost: z.nullable(whole(1, 1000)) }),
  z.strictObject({
    kind: z.literal('referral'),
    side: z.enum(['inviter', 'friend']),
    deposit: units,
    turnover: units,
    days: whole(1, 180),
    most: z.nullable(whole(1, 10_000)),
  }),
] as const

/** The triggers of rules/triggers.ts on the wire. */
export const trigger = z.discriminatedUnion('kind', [
  ...shown,
  z.strictObject({ ...deposit, code: z.optional(words(32, 3)) }),
  z.strictObject({ kind: z.literal('code'), code: words(32, 3) }),
  z.strictObject({
    kind: z.literal('operator'),
    accounts: z.readonly(z.array(words(64)).check(z.minLength(1), z.maxLength(5000))),
  }),
])

/** The same as members read them: without the code, and without who was chosen. */
export const triggerShown = z.discriminatedUnion('kind', [
  ...shown,
  z.strictObject(deposit),
  z.strictObject({ kind: z.literal('code') }),
  z.strictObject({ kind: z.literal('operator') }),
])
