import * as z from 'zod/mini'
import { day, uuid, whole, words } from '#contract/codecs.ts'
import type { Condition } from '../rules/conditions.ts'

const MAX_DAYS = 365
const digits = z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/)))
const bounds = { least: digits, most: digits, not: z.optional(z.boolean()) }
const any = z.readonly(z.array(words(64)).check(z.minLength(1), z.maxLength(100)))
const not = z.optional(z.boolean())
const days = whole(1, MAX_DAYS)
/** The database's calendar has no year 0, and no member registered before the last century. */
const registeredOn = z.nullable(day.check(z.refine((text) => text >= '1900-01-01' && text <= '2999-12-31')))

/** A condition of rules/conditions.ts on the wire. */
export const condition: z.ZodMiniType<Condition> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('registered'), from: registeredOn, to: registeredOn, not }),
  z.strictObject({ kind: z.literal('memberDays'), ...bounds }),
  z.strictObject({ kind: z.literal('deposits'), ...bounds, days: z.nullable(days) }),
  z.strictObject({ kind: z.literal('depositSum'), ...bounds, days: z.nullable(days) }),
  z.strictObject({ kind: z.literal('turnover'), ...bounds, days, category: z.nullable(words(16)) }),
  z.strictObject({ kind: z.literal('lastPlay'), ...bounds }),
  z.strictObject({ kind: z.literal('balance'), ...bounds }),
  z.strictObject({ kind: z.literal('language'), any, not }),
  z.strictObject({ kind: z.literal('country'), any, not }),
  z.strictObject({ kind: z.literal('jurisdiction'), any, not }),
  z.strictObject({ kind: z.literal('trait'), trait: words(32), any, not }),
  z.strictObject({ kind: z.literal('segment'), segment: uuid, not }),
])

export const conditions = z.readonly(z.array(condition).check(z.maxLength(20)))
