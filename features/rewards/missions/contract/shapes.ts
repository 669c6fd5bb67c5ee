import * as z from 'zod/mini'
import { uuid, whole, words } from '#contract/codecs.ts'
import { accountParts, missionPeriods } from '../rules/mission.ts'

/** Ledger units as decimal digits. */
const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const codes = z.readonly(z.array(words(64)).check(z.maxLength(100)))

export const both = z.strictObject({ en: words(120, 2), vi: words(120, 2) })

/** `Play` of rules/play.ts: which settled bets count. */
export const play = z.strictObject({
  categories: codes,
  games: codes,
  from: whole(0, 23),
  to: whole(1, 24),
})

/** `Gift` of rules/gift.ts. */
export const gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount: units }),
  z.strictObject({ kind: z.literal('bonus'), amount: units, terms: words(64, 64) }),
  z.strictObject({ kind: z.literal('points'), count: whole(1, 10_000_000) }),
  z.strictObject({ kind: z.literal('goods'), product: uuid, count: whole(1, 100) }),
  z.strictObject({ kind: z.enum(['tickets', 'spins']), draw: uuid, count: whole(1, 1000) }),
  z.strictObject({ kind: z.literal('freeRounds'), terms: words(64, 64), count: whole(1, 1000) }),
])

/** `MissionData` of rules/mission.ts. */
export const missionData = z.strictObject({
  period: z.enum(missionPeriods),
  goal: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('validBet'), amount: units, play }),
    z.strictObject({ kind: z.literal('rounds'), count: whole(1, 10_000), least: units, play }),
    z.strictObject({ kind: z.literal('daysPlayed'), count: whole(1, 31), play }),
    z.strictObject({ kind: z.literal('deposits'), count: whole(1, 100), least: units }),
    z.strictObject({ kind: z.literal('account'), part: z.enum(accountParts) }),
  ]),
  gift,
})
