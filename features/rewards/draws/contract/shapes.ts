import * as z from 'zod/mini'
import { currency, instant, uuid, whole, words } from '#contract/codecs.ts'
import { drawKinds, MOST_SEGMENTS, phases } from '../rules/draw.ts'

/** Ledger units as digits, so that the canonical JSON of published rules has one form. */
const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const count = z.int().check(z.gte(1), z.lte(100_000))

export const prize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  z.strictObject({ kind: z.literal('cash'), amount: units }),
  z.strictObject({ kind: z.literal('bonus'), amount: units }),
  z.strictObject({ kind: z.literal('points'), count }),
  z.strictObject({ kind: z.literal('spins'), draw: uuid, count }),
  z.strictObject({ kind: z.literal('tickets'), draw: uuid, count }),
  z.strictObject({ kind: z.literal('goods'), product: uuid, count }),
])

const segment = z.strictObject({ weight: z.int().check(z.gte(1), z.lte(1_000_000_000)), prize })
const rafflePrize = z.strictObject({ prize, count: z.int().check(z.gte(1), z.lte(1_000)) })

/** `DrawData` of rules/draw.ts on the wire. */
export const drawData = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('wheel'),
    segments: z.readonly(z.array(segment).check(z.maxLength(MOST_SEGMENTS))),
  }),
  z.strictObject({
    kind: z.literal('raffle'),
    prizes: z.readonly(z.array(rafflePrize).check(z.maxLength(50))),
    oneEach: z.boolean(),
    waitMinutes: z.int().check(z.gte(10), z.lte(10_080)),
    claimTickets: z.int().check(z.gte(0), z.lte(1_000)),
  }),
  z.strictObject({
    kind: z.literal('envelope'),
    total: units,
    count: z.int().check(z.gte(1), z.lte(10_000)),
    least: units,
    step: units,
  }),
  z.strictObject({
    kind: z.literal('checkIn'),
    rewards: z.readonly(z.array(prize).check(z.maxLength(31))),
  }),
])

export const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('new'), days: whole(1, 3_650) }),
  z.strictObject({ kind: z.literal('depositors'), days: whole(1, 3_650) }),
  z.strictObject({ kind: z.literal('segment'), segment: uuid }),
  z.strictObject({
    kind: z.literal('members'),
    accounts: z.readonly(z.array(words(32)).check(z.minLength(1), z.maxLength(5_000))),
  }),
])

export const both = z.strictObject({ en: words(80, 2), vi: words(80, 2) })

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What every page of draws shows. */
export const shown = {
  id: uuid,
  kind: z.enum(drawKinds),
  title: z.object({ en: z.string(), vi: z.string() }),
  currency,
  startsAt: instant,
  endsAt: z.nullable(instant),
}

/** `DrawRecord` of rules/proof.ts on the wire. */
export const drawRecord = z.object({
  draw: z.enum(['wheel', 'raffle', 'envelope']),
  id: uuid,
  rules: drawData,
  rulesHash: hash,
  seeds: z.object({ serverSeed: z.string(), clientSeed: z.string(), nonce: z.int() }),
  commitment: hash,
  list: z.optional(z.string()),
  result: z.object({
    segment: z.optional(z.int()),
    tickets: z.optional(z.readonly(z.array(z.int()))),
    amounts: z.optional(z.readonly(z.array(z.string()))),
  }),
})

export const phase = z.enum(phases)
