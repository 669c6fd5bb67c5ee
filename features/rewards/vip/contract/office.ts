import * as z from 'zod/mini'
import { amount, currency, day, id, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { giftMoments } from '../rules/gift.ts'
import { MOST_LEVEL } from '../rules/ladder.ts'
import { periodKinds } from '#kit/day/period.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const names = z.strictObject({ en: words(24, 2), vi: words(24, 2) })
const condition = money.check(z.refine((value) => value >= 0n && value <= 1_000_000_000_000_000n))
const sums = z.strictObject({ valid: condition, deposits: condition })

const gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount }),
  z.strictObject({ kind: z.literal('points'), points: whole(1, 10_000_000) }),
  z.strictObject({ kind: z.literal('bonus'), amount, wagering: whole(0, 100), days: whole(1, 365) }),
])

const rank = z.strictObject({
  name: names,
  up: sums,
  keep: sums,
  isFirstPaid: z.boolean(),
  gifts: z.strictObject({
    upgrade: z.nullable(gift),
    birthday: z.nullable(gift),
    period: z.nullable(gift),
  }),
})

const version = z.object({
  id: uuid,
  number: z.int(),
  fromDay: day,
  period: z.enum(periodKinds),
  madeBy: z.string(),
  reason: z.string(),
  madeAt: instant,
})

const shownRank = z.object({ level: z.int(), name: z.object({ en: z.string(), vi: z.string() }) })

export const vipOffice = defineContract('vipOffice', {
  ranks: {
    method: 'GET',
    path: '/office/api/vip',
    audience: 'operator',
    permission: 'vip.see',
    summary:
      'Returns a brand’s VIP ranks in force, those of the next period, and all versions, newest first.',
    query: z.strictObject({ merchant: code }),
    reply: z.object({
      currency,
      /** Null: no ranks yet. */
      open: z.nullable(z.object({ version: z.int(), from: day, to: day })),
      /** The period and ranks of the newest version: what a new one begins from. */
      newest: z.nullable(z.object({ period: z.enum(periodKinds), ranks: z.array(rank) })),
      versions: z.array(version),
    }),
    refusals: { 'vip.unknownBrand': null },
  },
  publish: {
    method: 'POST',
    path: '/office/api/vip',
    audience: 'operator',
    permission: 'vip.publish',
    summary:
      'Publishes a new version of a brand’s ranks from the next period on; a second operator approves it.',
    body: z.strictObject({
      merchant: code,
      period: z.enum(periodKinds),
      ranks: z.array(rank).check(z.minLength(1), z.maxLength(MOST_LEVEL)),
      reason: words(500, 4),
    }),
    reply: z.object({ number: z.int(), fromDay: day }),
    refusals: { 'vip.unknownBrand': null, 'vip.unsound': null },
  },
  report: {
    method: 'GET',
    path: '/office/api/vip/report',
    audience: 'operator',
    permission: 'vip.see',
    summary: 'Returns how many members hold each rank now, the changes in a period, and what gifts cost.',
    query: z.strictObject({ merchant: code, from: day, to: day }),
    reply: z.object({
      currency,
      ranks: z.array(
        z.object({ ...shownRank.shape, members: z.int(), reached: z.int(), fell: z.int(), set: z.int() }),
      ),
      gifts: z.array(
        z.object({
          moment: z.enum(giftMoments),
          kind: z.string(),
          offered: z.int(),
          credited: z.int(),
          /** What was credited of cash and bonus; null for points. */
          amount: z.nullable(money),
          points: z.nullable(z.int()),
        }),
      ),
    }),
    refusals: { 'vip.unknownBrand': null },
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:member/vip',
    audience: 'operator',
    permission: 'vip.see',
    summary: 'Returns a member’s rank, sums of the open period and history.',
    params: z.strictObject({ member: id }),
    reply: z.object({
      account: z.string(),
      currency,
      level: z.int(),
      /** The level that the member’s own play has reached in the open period: operators set none below it. */
      reached: z.int(),
      since: z.nullable(instant),
      heldUntil: z.nullable(day),
      period: z.nullable(z.object({ from: day, to: day })),
      sums: z.object({ valid: money, deposits: money }),
      ranks: z.array(shownRank),
      changes: z.array(
        z.object({
          at: instant,
          from: z.int(),
          to: z.int(),
          cause: z.enum(['upgrade', 'retention', 'operators']),
        }),
      ),
    }),
    refusals: { 'vip.unknownMember': null },
  },
  setRank: {
    method: 'POST',
    path: '/office/api/members/:member/vip',
    audience: 'operator',
    permission: 'vip.setRank',
    summary: 'Sets a member’s rank; a second operator approves it.',
    params: z.strictObject({ member: id }),
    body: z.strictObject({
      level: whole(0, MOST_LEVEL),
      /** The last day up to which it cannot fall; null: judged at the end of this period. */
      until: z.nullable(day),
      reason: words(500, 4),
    }),
    reply: z.object({ level: z.int() }),
    refusals: {
      'vip.unknownMember': null,
      'vip.unknownRank': null,
      'vip.belowReached': z.object({ level: z.int() }),
    },
  },
})
