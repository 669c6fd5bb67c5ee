import * as z from 'zod/mini'
import { currency, instant, money, page, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { outcomes } from '../rules/end.ts'
import { orderOutcomes, orderStates } from '../rules/order.ts'
import { anyTerms as terms } from './terms.ts'

const bonus = z.object({
  id: uuid,
  currency,
  state: z.enum(['queued', 'active', 'ending', 'ended']),
  /** How it ends or ended. */
  outcome: z.nullable(z.enum(outcomes)),
  amount: money,
  /** Bonus money now, without what is in open bets. */
  balance: money,
  /** Bets with its money that have not settled. */
  openRounds: z.int(),
  /** Valid bets required, and what has been counted of them. */
  requirement: money,
  wagered: money,
  /** Free rounds: how many there were and are left, what each stakes, and what they have won as bonus money. */
  rounds: z.nullable(
    z.object({
      count: z.int(),
      left: z.int(),
      stake: money,
      games: z.array(z.string()),
      categories: z.array(z.string()),
      won: money,
    }),
  ),
  /** What the screen renders and the ledger checks. */
  terms,
  /** SHA-256 of the terms' canonical JSON. */
  termsHash: z.string(),
  grantedAt: instant,
  activatedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** What became cash; of free rounds, the winnings that became a bonus. */
  converted: z.nullable(money),
  returned: z.nullable(money),
})

/** Free rounds that the game's vendor gives and counts. */
const vendorRounds = z.object({
  id: uuid,
  currency,
  state: z.enum(orderStates),
  outcome: z.nullable(z.enum(orderOutcomes)),
  game: z.string(),
  gameName: z.string(),
  count: z.int(),
  /** As far as the vendor has reported. */
  played: z.int(),
  stake: money,
  won: money,
  terms,
  termsHash: z.string(),
  until: instant,
})

export const bonuses = defineContract('bonuses', {
  list: {
    method: 'GET',
    path: '/api/bonuses',
    audience: 'member',
    summary:
      'Lists the member’s bonuses with their terms and wagering: those that go on, and a page of those that ended (MEM-07).',
    query: z.strictObject({ ...page, before: z.optional(uuid) }),
    reply: z.object({
      going: z.array(bonus),
      /** The newest ones, those that go on first. */
      vendorRounds: z.array(vendorRounds),
      ended: z.array(bonus),
      next: z.nullable(uuid),
    }),
  },
  bets: {
    method: 'GET',
    path: '/api/bonuses/:id/bets',
    audience: 'member',
    summary: 'Lists the settled bets that counted towards a bonus, newest first, each with its contribution.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          at: instant,
          round: z.nullable(uuid),
          game: z.string(),
          gameName: z.string(),
          category: z.string(),
          valid: money,
          contribution: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'bonuses.unknown': null },
  },
  terms: {
    method: 'GET',
    path: '/api/bonus-terms/:hash',
    audience: 'anyone',
    summary: 'Returns the terms that a reward names, so that they are shown before the claim.',
    params: z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    reply: z.object({ terms, games: z.array(z.object({ id: z.string(), name: z.string() })) }),
    refusals: { 'bonuses.unknown': null },
  },
  cancel: {
    method: 'POST',
    path: '/api/bonuses/:id/cancel',
    audience: 'member',
    summary: 'Cancels a bonus; the cash stays, the amount that the member was shown is given up.',
    idempotent: true,
    rateLimit: '30/min',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ forfeits: money }),
    reply: z.object({ id: uuid, forfeited: money }),
    refusals: {
      'bonuses.unknown': null,
      'bonuses.over': null,
      'bonuses.changed': z.object({ forfeits: money }),
    },
  },
})
