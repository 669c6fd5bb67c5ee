import * as z from 'zod/mini'
import { currency, day, id, instant, money, page, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { pointSources, pointTypes } from './rules/points.ts'

/** Points have up to four decimals; on the wire they are decimal text as money is. */
const pointsText = money
const type = z.enum(pointTypes)
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

const exchange = {
  currency,
  /** The amount of money that `ratio` points convert to. */
  unit: money,
  ratio: z.int(),
}

const movement = z.object({
  /** Number of the movement in the member's points. */
  number: z.string(),
  at: instant,
  type,
  /** Of the ledger: points.earned, points.redeemed … */
  kind: z.string(),
  /** The change; negative where points were spent. */
  changed: pointsText,
  /** The balance before and after it. */
  before: pointsText,
  current: pointsText,
})

const movements = z.object({ rows: z.array(movement), next: z.nullable(z.string()) })

export const points = defineContract('points', {
  balance: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointBalance',
    audience: 'member',
    real: true,
    summary: 'Returns the member’s points, what they convert to, and what was earned by type (PRO-04).',
    reply: z.object({
      balance: pointsText,
      ...exchange,
      /** The money that the whole points convert to. */
      worth: money,
      types: z.array(z.object({ type, earned: pointsText })),
    }),
  },
  config: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointConfig',
    audience: 'member',
    real: true,
    summary: 'Returns how points are earned and converted: percent of valid bet by category, unit and ratio.',
    reply: z.object({
      ...exchange,
      values: z.array(
        z.object({
          source: z.enum(pointSources),
          type,
          /** Percent of valid bet, or of the deposit: "1.20". */
          point: z.string(),
        }),
      ),
    }),
  },
  movements: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    audience: 'member',
    real: true,
    summary: 'Lists the member’s movements of points, newest first (PRO-04).',
    query: z.strictObject({ ...page }),
    reply: movements,
  },
})

export const pointsOffice = defineContract('pointsOffice', {
  report: {
    method: 'GET',
    path: '/office/api/points',
    audience: 'operator',
    permission: 'points.see',
    summary: 'Returns a brand’s points received and spent by type in a period, and what members hold now.',
    query: z.strictObject({ merchant: code, from: day, to: day }),
    reply: z.object({
      ...exchange,
      types: z.array(z.object({ type, valid: money, gained: pointsText, used: pointsText })),
      /** Points in all wallets now, and the money that they convert to. */
      held: pointsText,
      worth: money,
    }),
    refusals: { 'points.unknownBrand': null },
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:member/points',
    audience: 'operator',
    permission: 'points.see',
    summary: 'Returns a member’s points and their movements, newest first.',
    params: z.strictObject({ member: id }),
    query: z.strictObject({ ...page }),
    reply: z.object({ account: z.string(), balance: pointsText, ...movements.def.shape }),
    refusals: { 'points.unknownMember': null },
  },
  adjust: {
    method: 'POST',
    path: '/office/api/members/:member/points',
    audience: 'operator',
    permission: 'points.adjust',
    summary: 'Raises or reduces a member’s points; a second operator approves it.',
    idempotent: true,
    params: z.strictObject({ member: id }),
    body: z.strictObject({
      direction: z.enum(['credit', 'debit']),
      points: z.int().check(z.gte(1), z.lte(10_000_000)),
      reason: words(500, 4),
    }),
    reply: z.object({ balance: pointsText }),
    refusals: { 'points.unknownMember': null },
  },
})
