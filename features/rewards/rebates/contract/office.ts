import * as z from 'zod/mini'
import { currency, day, id, instant, money, page, tally, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bets, betsQuery, oneStatement, program, statement, statementParam, terms } from './shapes.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const brand = z.strictObject({ merchant: code })
const reason = words(500, 4)
const unknownBrand = { 'rebates.unknownBrand': null } as const
const oneMember = z.strictObject({ member: id, statement: statementParam })

export const rebatesOffice = defineContract('rebatesOffice', {
  rates: {
    method: 'GET',
    path: '/office/api/rebates/rates',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Returns a brand’s rates: the version in force, its terms, and all versions.',
    query: brand,
    reply: z.object({
      currency,
      /** Null: no version has begun. */
      current: z.nullable(z.int()),
      versions: z.array(
        z.object({
          number: z.int(),
          fromAt: instant,
          madeBy: z.string(),
          madeAt: instant,
          reason: z.string(),
          terms,
        }),
      ),
      paused: z.array(z.object({ program, by: z.string(), at: instant, reason: z.string() })),
    }),
    refusals: unknownBrand,
  },
  publish: {
    method: 'POST',
    path: '/office/api/rebates/rates',
    audience: 'operator',
    permission: 'rebates.publish',
    summary: 'Publishes rates from the beginning of a later day; a second operator approves them.',
    body: z.strictObject({ merchant: code, fromDay: day, terms, reason }),
    reply: z.object({ number: z.int() }),
    refusals: {
      ...unknownBrand,
      'rebates.tooEarly': null,
      'rebates.chasing': null,
      'rebates.unsound': null,
    },
  },
  runs: {
    method: 'GET',
    path: '/office/api/rebates/runs',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Lists a brand’s settlement runs with their progress, newest first.',
    query: z.strictObject({ merchant: code, ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          id,
          program,
          startsAt: instant,
          endsAt: instant,
          version: z.int(),
          currency,
          state: z.enum(['open', 'settled', 'done']),
          members: z.int(),
          payable: z.int(),
          paid: z.int(),
          amount: money,
          begunAt: instant,
          doneAt: z.nullable(instant),
          fault: z.nullable(z.string()),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: unknownBrand,
  },
  report: {
    method: 'GET',
    path: '/office/api/rebates/report',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Returns the cost of rebates in a period by day, program, VIP level and category.',
    query: z.strictObject({ merchant: code, from: day, to: day }),
    reply: z.object({
      currency,
      amount: money,
      days: z.array(z.object({ day, program, members: z.int(), amount: money })),
      levels: z.array(z.object({ level: z.int(), program, amount: money })),
      /** Before maximum, minimum and carried amounts, which belong to no category. */
      categories: z.array(
        z.object({ category: z.string(), program, bets: tally, base: money, earned: money }),
      ),
    }),
    refusals: unknownBrand,
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:member/rebates',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Lists a member’s statements of every program, newest first.',
    params: z.strictObject({ member: id }),
    query: z.strictObject({ ...page }),
    reply: z.object({
      account: z.string(),
      currency,
      rows: z.array(statement),
      next: z.nullable(z.string()),
    }),
    refusals: { 'rebates.unknownMember': null },
  },
  statement: {
    method: 'GET',
    path: '/office/api/members/:member/rebates/:statement',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Returns one statement of a member with its lines and corrections.',
    params: oneMember,
    reply: oneStatement,
    refusals: { 'rebates.unknownMember': null, 'rebates.unknownStatement': null },
  },
  bets: {
    method: 'GET',
    path: '/office/api/members/:member/rebates/:statement/bets',
    audience: 'operator',
    permission: 'rebates.see',
    summary: 'Lists the bets behind one line of a member’s statement.',
    params: oneMember,
    query: betsQuery,
    reply: bets,
    refusals: { 'rebates.unknownMember': null, 'rebates.unknownStatement': null },
  },
  pause: {
    method: 'POST',
    path: '/office/api/rebates/pause',
    audience: 'operator',
    permission: 'rebates.pause',
    summary: 'Pauses a program of a brand immediately: nothing is settled or offered until it is resumed.',
    body: z.strictObject({ merchant: code, program, reason }),
    reply: z.object({ program }),
    refusals: { ...unknownBrand, 'rebates.isPaused': null },
  },
  resume: {
    method: 'POST',
    path: '/office/api/rebates/resume',
    audience: 'operator',
    permission: 'rebates.publish',
    summary:
      'Resumes a paused program: periods that have ended meanwhile are settled. A second operator approves it.',
    body: z.strictObject({ merchant: code, program, reason }),
    reply: z.object({ program }),
    refusals: { ...unknownBrand, 'rebates.notPaused': null },
  },
})
