import * as z from 'zod/mini'
import { uuid, whole } from '#contract/codecs.ts'
import type { GiftKind, GiftOf } from '../rules/gifts.ts'

/** Ledger units: digits alone, so that the canonical JSON of a promotion has one form. */
export const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** The kinds of rules/gifts.ts on the wire. */
const schemas = {
  match: z.strictObject({ kind: z.literal('match'), percent: whole(1, 500), most: units }),
  bonus: z.strictObject({ kind: z.literal('bonus'), amount: units }),
  cash: z.strictObject({ kind: z.literal('cash'), amount: units }),
  points: z.strictObject({ kind: z.literal('points'), points: whole(1, 100_000_000) }),
  freeRounds: z.strictObject({ kind: z.literal('freeRounds'), rounds: whole(1, 1000) }),
  goods: z.strictObject({ kind: z.literal('goods'), product: uuid, pieces: whole(1, 10) }),
} satisfies { readonly [K in GiftKind]: z.ZodMiniType<GiftOf<K>> }

export const gift = z.discriminatedUnion('kind', [
  schemas.match,
  schemas.bonus,
  schemas.cash,
  schemas.points,
  schemas.freeRounds,
  schemas.goods,
])
