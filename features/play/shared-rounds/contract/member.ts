import * as z from 'zod/mini'
import { instant, money, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { roundStates } from '../rules/states.ts'

/** A series' key. */
const seriesKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
const hash = z.string()

/** A round as anyone may see it; what is secret yet is null. */
export const sharedRound = z.object({
  id: uuid,
  series: z.string(),
  label: z.string(),
  game: z.string(),
  edition: z.int(),
  state: z.enum(roundStates),
  version: z.int(),
  source: z.enum(['chain', 'outside']),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  drawnAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** Public pieces of the outcome, in order; empty for games that have none. */
  pieces: z.array(z.unknown()),
  /** Of an outcome that is entered piece by piece: until when bets on its rest are taken; null: none are now. */
  liveUntil: z.nullable(instant),
  /** Once the round has ended. */
  outcome: z.unknown(),
  /** The script of the draw, for scenes; once the round has ended. */
  script: z.array(z.looseObject({ type: z.string() })),
  /** Number of slips and SHA-256 of the ticket file, once the sale has ended. */
  tickets: z.nullable(z.int()),
  ticketsHash: z.nullable(hash),
  /** Slips that have their money. */
  settledSlips: z.int(),
  /** 2 and more: the result was corrected. */
  settlement: z.int(),
  voidReason: z.nullable(z.string()),
})

/** Everything that recomputes a draw; seed, salt and chain are null for an outcome from outside. */
export const sharedRecord = z.object({
  record: z.literal('sharedRound'),
  round: uuid,
  series: z.string(),
  label: z.string(),
  game: z.string(),
  edition: z.int(),
  config: z.unknown(),
  configHash: hash,
  /** What the previous round of the series left; null if the game carries nothing. */
  carry: z.unknown(),
  commitment: z.nullable(hash),
  seed: z.nullable(hash),
  chain: z.nullable(
    z.object({
      terminalHash: hash,
      index: z.int(),
      salt: z.string(),
      saltSource: z.string(),
      publishedAt: instant,
    }),
  ),
  beacon: z.string(),
  salt: z.nullable(hash),
  outcome: z.unknown(),
  tickets: z.int(),
  ticketsHash: hash,
  /** When the hash of the ticket file was published, and when the round was drawn. */
  sealedAt: instant,
  drawnAt: instant,
})

/** A line: key, stake, choice. The game checks each. */
const line = z.unknown()

const slip = z.object({
  id: uuid,
  round: uuid,
  state: z.enum(['open', 'settled', 'void']),
  stake: money,
  win: money,
  lines: z.array(line),
  /** Lines that returned something: place in the slip from 0, amount, hits; 0 hits for a rebate or a returned stake. */
  won: z.array(z.object({ place: z.int(), win: money, hits: z.int() })),
  /** Number of public pieces when it was sold. */
  epoch: z.int(),
  at: instant,
  /** What its owner did during the round, with the milliseconds since its start. */
  acts: z.array(z.object({ action: z.unknown(), afterMs: z.int() })),
  /** The line of the ticket file: ID, stake in ledger units, SHA-256 of the stored lines. */
  ticket: z.string(),
  /** The text that the ticket's hash is taken of: the stored lines with a random value. Only its owner sees it. */
  stored: z.string(),
})

const params = z.strictObject({ round: uuid })
const slipParams = z.strictObject({ slip: uuid })

const moneyRefusals = {
  'play.insufficient': z.object({ balance: money }),
  'play.limit': z.object({ guard: z.string() }),
  'play.walletClosed': null,
}

/** Refusals of selling a slip. */
export const saleRefusals = {
  'games.betMalformed': null,
  'games.currencyNotOffered': null,
  'games.stakeNotAllowed': null,
  'games.stakeTooSmall': null,
  'games.stakeTooLarge': null,
  'games.winTooLarge': null,
  ...moneyRefusals,
  'play.notOffered': null,
  'play.gameStopped': null,
  'shared.roundUnknown': null,
  'shared.saleOver': null,
  'shared.priceMoved': null,
  'shared.capReached': z.object({ key: z.string() }),
  ...playRefusals,
}

/** Refusals of cancelling a slip, and of acting on one while its round runs. */
export const cancelRefusals = { 'shared.slipUnknown': null, 'shared.saleOver': null, 'shared.slipOver': null }
export const actRefusals = { ...cancelRefusals, 'shared.notAllowed': null }

export const sharedRounds = defineContract('sharedRounds', {
  series: {
    method: 'GET',
    path: '/api/shared/series/:series',
    audience: 'anyone',
    summary:
      'Returns the rounds of a series that are on sale, soonest first, and the last that are over, newest first.',
    params: z.strictObject({ series: seriesKey }),
    query: z.strictObject({ over: z.optional(whole(0, 100)) }),
    reply: z.object({
      now: instant,
      isRunning: z.boolean(),
      coming: z.array(sharedRound),
      over: z.array(sharedRound),
    }),
    refusals: { 'shared.seriesUnknown': null },
  },
  round: {
    method: 'GET',
    path: '/api/shared/rounds/:round',
    audience: 'anyone',
    summary: 'Returns one round.',
    params,
    reply: sharedRound,
    refusals: { 'shared.roundUnknown': null },
  },
  events: {
    method: 'GET',
    path: '/api/shared/rounds/:round/events',
    audience: 'anyone',
    summary: 'Returns the changes of a round after a version, in order: how a page catches up.',
    params,
    query: z.strictObject({ after: z.optional(whole(0, 1_000_000)) }),
    reply: z.object({
      events: z.array(z.object({ version: z.int(), at: instant, kind: z.string(), data: z.unknown() })),
    }),
    refusals: { 'shared.roundUnknown': null },
  },
  tickets: {
    method: 'GET',
    path: '/api/shared/rounds/:round/tickets',
    audience: 'anyone',
    summary:
      'Returns the ticket file of a round: a line per slip, without personal data. Its SHA-256 was published before the draw.',
    params,
    download: true,
    reply: z.unknown(),
    refusals: { 'shared.roundUnknown': null, 'shared.notSealed': null },
    rateLimit: '30/min',
  },
  proof: {
    method: 'GET',
    path: '/api/fairness/shared/:round',
    audience: 'anyone',
    summary: 'Returns everything needed to recompute a draw whose seed is revealed.',
    params,
    reply: sharedRecord,
    refusals: { 'shared.roundUnknown': null, 'shared.seedSecret': null },
    rateLimit: '120/min',
  },
  sell: {
    method: 'POST',
    path: '/api/shared/slips',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    bodyKiB: 512,
    summary:
      'Buys a slip of up to 2,000 lines on a round with one stake. In time is what the database’s clock says.',
    body: z.strictObject({
      round: uuid,
      lines: z.array(line).check(z.minLength(1), z.maxLength(2_000)),
      /** Number of public pieces that the prices are for; 0 before the draw. */
      epoch: z.optional(whole(0, 1_000)),
    }),
    reply: z.object({ slip: uuid, round: uuid, stake: money, lines: z.int(), balance: money }),
    refusals: saleRefusals,
  },
  slip: {
    method: 'GET',
    path: '/api/shared/slips/:slip',
    audience: 'member',
    summary: 'Returns a slip of the caller with its winning lines.',
    params: slipParams,
    reply: slip,
    refusals: { 'shared.slipUnknown': null },
  },
  cancel: {
    method: 'POST',
    path: '/api/shared/slips/:slip/cancel',
    audience: 'member',
    summary: 'Cancels a slip while its sale is on; the stake is returned. Repeating it changes nothing.',
    params: slipParams,
    reply: z.object({ balance: money }),
    refusals: cancelRefusals,
  },
  act: {
    method: 'POST',
    path: '/api/shared/slips/:slip/actions',
    audience: 'member',
    idempotent: 'ledger',
    summary:
      'Acts while the round of a slip runs, such as cashing out or doubling. The database’s clock decides.',
    params: slipParams,
    body: z.strictObject({ action: z.unknown() }),
    reply: z.object({ slip: uuid, afterMs: z.int(), win: z.nullable(money), stake: money }),
    refusals: { ...actRefusals, ...moneyRefusals },
  },
})
