import * as z from 'zod/mini'
import { currency, instant, money, page } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  bets,
  betsQuery,
  oneStatement,
  openPart,
  program,
  programTerms,
  statement,
  statementParam,
} from './shapes.ts'

export const rebates = defineContract('rebates', {
  overview: {
    method: 'GET',
    path: '/api/rebates',
    audience: 'member',
    real: true,
    summary:
      'Returns what the member can claim, the programs with their rates, and what play has earned so far (MEM-07).',
    reply: z.object({
      currency,
      /** The member's VIP level, which decides the rates. */
      level: z.int(),
      /** False: nothing is offered to this member; what was earned can be claimed. */
      isOffered: z.boolean(),
      claimable: money,
      claims: z.int(),
      /** Left over from the newest statements; below zero: offset against the next ones. */
      carried: z.array(z.object({ program, amount: money })),
      programs: z.array(
        z.object({
          ...programTerms.def.shape,
          /** When the current period began. */
          since: z.nullable(instant),
          /** What play since then has earned, by category; none for cashback, whose periods are shown once they are closed. */
          soFar: z.array(openPart),
        }),
      ),
    }),
  },
  rates: {
    method: 'GET',
    path: '/api/rebates/rates',
    audience: 'anyone',
    summary:
      'Returns the brand’s rebate and rakeback by VIP level; cashback on net losses is not announced (PRO-03).',
    reply: z.object({ programs: z.array(z.object({ program, rates: programTerms.def.shape.rates })) }),
  },
  counter: {
    method: 'GET',
    path: '/api/rebates/counter',
    audience: 'member',
    real: true,
    summary:
      'Returns the rakeback that play has earned since the last statement (house edge × valid bet × percentage).',
    reply: z.object({ currency, earned: z.nullable(money), since: z.nullable(instant) }),
  },
  statements: {
    method: 'GET',
    path: '/api/rebates/statements',
    audience: 'member',
    real: true,
    summary: 'Lists the member’s statements, newest first; cashback is left out during play.',
    query: z.strictObject({ ...page }),
    reply: z.object({ currency, rows: z.array(statement), next: z.nullable(z.string()) }),
  },
  statement: {
    method: 'GET',
    path: '/api/rebates/statements/:statement',
    audience: 'member',
    real: true,
    summary: 'Returns one statement with its lines by category and its corrections.',
    params: z.strictObject({ statement: statementParam }),
    reply: oneStatement,
    refusals: { 'rebates.unknownStatement': null },
  },
  bets: {
    method: 'GET',
    path: '/api/rebates/statements/:statement/bets',
    audience: 'member',
    real: true,
    summary: 'Lists the bets behind one line of a statement, each with what it earned.',
    params: z.strictObject({ statement: statementParam }),
    query: betsQuery,
    reply: bets,
    refusals: { 'rebates.unknownStatement': null },
  },
  claim: {
    method: 'POST',
    path: '/api/rebates/claim',
    audience: 'member',
    real: true,
    summary: 'Claims everything that statements offer; it is credited immediately.',
    idempotent: true,
    rateLimit: '60/min',
    reply: z.object({ claims: z.int(), amount: money, currency }),
    refusals: { 'rebates.nothing': null },
  },
})
