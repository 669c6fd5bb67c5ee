import * as z from 'zod/mini'
import { currency, day, instant, money, page, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  autoplayEnd,
  bet,
  clientSeed,
  fairness,
  odds,
  playedRound,
  roundDetail,
  roundLine,
  roundProof,
  roundTotals,
  seedRow,
} from './shapes.ts'

/** What a game frame knows about its stakes; a stake is a multiple of `step` between `min` and `max`. */
const stakes = z.object({
  min: money,
  max: money,
  step: money,
  /** Stakes to offer. */
  menu: z.array(money),
  /** Where the frame starts: the last stake played, or the middle of the menu. */
  start: money,
  /** What one round may pay at most. */
  maxWin: money,
})

/** Everything a game frame needs to open or to resume. */
const gameSession = z.object({
  game: z.string(),
  edition: z.int(),
  name: z.string(),
  currency,
  /** How many decimals amounts of it are shown with. */
  amountDecimals: z.int(),
  /** Play money: the rules and odds are those of real play. */
  isTrial: z.boolean(),
  /** The game, its vendor or every game of the brand was stopped: no new round (G13); one in play is played to its end. */
  isStopped: z.boolean(),
  balance: money,
  stakes,
  /** Exact return to the member, "96.02 %" of the main bet. */
  rtpText: z.string(),
  /** What else is published of the game; empty where its page of rules lists every choice with its chance. */
  odds,
  /** The next round is refused until so many milliseconds after the last one (R13); 0: no wait. */
  minRoundMs: z.int(),
  mayTurbo: z.boolean(),
  /** How a game may play on by itself; null where the jurisdiction or the game does not allow it. */
  autoplay: z.nullable(z.object({ roundsMost: z.int() })),
  /** The feature for a price: how many stakes it costs and its exact return; null where it is not sold. */
  buy: z.nullable(z.object({ times: z.int(), rtpText: z.string() })),
  /** The game has a feature that can be bought, and it is not sold to this member: by the brand or its jurisdiction. */
  isBuyOff: z.boolean(),
  fairness,
  /** The newest round of this game: after a cut line the frame shows it if it has not shown it yet (GAM-05). */
  lastRound: z.nullable(playedRound),
  /** A round that still waits for a move; it is gone on with on any device. */
  unfinishedRound: z.nullable(playedRound),
  openedAt: instant,
  elapsedSeconds: z.int(),
  /** Win less stake since the frame was opened. */
  net: money,
})

const wait = z.object({ waitMs: z.int() })

/** The games' own origin: what a game frame may call, and nothing else. */
export const play = defineContract('play', {
  enter: {
    method: 'POST',
    path: '/api/game/enter',
    audience: 'anyone',
    listeners: ['game'],
    summary: 'Exchanges the single-use launch ticket for a session of that game.',
    body: z.strictObject({ ticket: z.string().check(z.minLength(20), z.maxLength(100)) }),
    /** The token goes into the header Authorization of the other calls. */
    reply: z.object({ token: z.string(), session: gameSession }),
    refusals: { 'play.ticketInvalid': null },
    rateLimit: '600/min',
  },
  session: {
    method: 'GET',
    path: '/api/game/session',
    audience: 'game',
    summary:
      'Returns the state of the open game: balance, stakes, seeds, the last round for resuming, time played and net result.',
    reply: gameSession,
  },
  round: {
    method: 'POST',
    path: '/api/game/rounds',
    audience: 'game',
    idempotent: 'ledger',
    summary:
      'Plays one round: stake, outcome and win in one transaction. Idempotent: the same key returns the original round.',
    body: z.strictObject({
      bets: z.array(bet).check(z.minLength(1), z.maxLength(60)),
      /** Chosen by the browser after it saw `nextServerSeedHash`: used if the pair of seeds is spent by now. */
      clientSeed: z.optional(clientSeed),
      /** The running autoplay that this round belongs to. */
      autoplay: z.optional(uuid),
    }),
    reply: playedRound,
    refusals: {
      'games.betMalformed': null,
      'games.currencyNotOffered': null,
      'games.stakeNotAllowed': null,
      'games.stakeTooSmall': null,
      'games.stakeTooLarge': null,
      'games.winTooLarge': null,
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
      'play.tooSoon': wait,
      'play.gameStopped': null,
      'play.notOffered': null,
      'play.roundOpen': null,
      'play.buyOff': null,
      'play.autoplayOff': null,
      'play.autoplayOver': z.object({ why: autoplayEnd }),
    },
  },
  autoplay: {
    method: 'POST',
    path: '/api/game/autoplay',
    audience: 'game',
    summary:
      'Starts an autoplay within limits that the server enforces; its rounds refer to it. A running autoplay ends.',
    body: z.strictObject({
      rounds: whole(1, 1_000),
      /** Stakes less wins at which it ends; a round that could pass it is not played. */
      lossMost: money,
      /** A single win that ends it. */
      winMost: z.optional(money),
      stopsAtFeature: z.boolean(),
    }),
    reply: z.object({ id: uuid, left: z.int() }),
    refusals: {
      'play.autoplayOff': null,
      'play.autoplayTooLong': z.object({ most: z.int() }),
      'play.autoplayLimits': null,
    },
  },
  act: {
    method: 'POST',
    path: '/api/game/rounds/:roundId/actions',
    audience: 'game',
    idempotent: 'ledger',
    summary:
      'Makes the next move of an open round, with its cost and payout in one transaction. Idempotent: the same key returns the original result.',
    params: z.strictObject({ roundId: uuid }),
    body: z.strictObject({
      /** The number of this move: how many were made before it. */
      step: whole(0, 1_000),
      action: z.unknown(),
    }),
    reply: playedRound,
    refusals: {
      'play.roundUnknown': null,
      'play.roundOver': null,
      'play.moveNotAllowed': null,
      'play.moveStale': z.object({ step: z.int() }),
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
      'play.tooSoon': wait,
    },
  },
  recent: {
    method: 'GET',
    path: '/api/game/rounds/recent',
    audience: 'game',
    summary: 'Lists the newest rounds of this game, newest first.',
    query: z.strictObject({ limit: z.optional(whole(1, 50)) }),
    reply: z.object({ rounds: z.array(playedRound) }),
  },
})

/** The member's own rounds, seeds and their proof. */
export const rounds = defineContract('rounds', {
  list: {
    method: 'GET',
    path: '/api/rounds',
    audience: 'member',
    summary:
      'Lists the betting record by provider, category, game, status and dates, newest first, with totals of the filter.',
    query: z.strictObject({
      vendor: z.optional(z.string().check(z.maxLength(40))),
      category: z.optional(z.string().check(z.maxLength(20))),
      game: z.optional(z.string().check(z.maxLength(60))),
      status: z.optional(z.enum(['settled', 'open', 'void'])),
      /** First and last day, both included, in the merchant's time zone; the last 7 days by default. */
      from: z.optional(day),
      to: z.optional(day),
      ...page,
    }),
    reply: z.object({ rounds: z.array(roundLine), totals: roundTotals, next: z.nullable(z.string()) }),
    refusals: { 'rounds.daysInvalid': null },
  },
  detail: {
    method: 'GET',
    path: '/api/rounds/one/:roundId',
    audience: 'member',
    summary: 'Returns one round of the caller: bets, outcome, script, balances and seeds.',
    params: z.strictObject({ roundId: uuid }),
    reply: roundDetail,
    refusals: { 'rounds.unknown': null },
  },
  proof: {
    method: 'GET',
    path: '/api/fairness/rounds/:roundId',
    audience: 'anyone',
    summary:
      'Returns everything needed to verify a round whose server seed is revealed, without personal data.',
    params: z.strictObject({ roundId: uuid }),
    reply: roundProof,
    refusals: { 'rounds.unknown': null, 'rounds.seedSecret': null },
    rateLimit: '120/min',
  },
  seeds: {
    method: 'GET',
    path: '/api/rounds/seeds',
    audience: 'member',
    summary:
      'Returns the current seed pair (null before the first game), the hash of the next server seed, and the revealed pairs.',
    query: z.strictObject({ ...page }),
    reply: z.object({ now: z.nullable(fairness), revealed: z.array(seedRow), next: z.nullable(z.string()) }),
  },
  rotate: {
    method: 'POST',
    path: '/api/rounds/seeds/rotate',
    audience: 'member',
    idempotent: true,
    summary: 'Reveals the current server seed and starts the next pair, with the client seed given here.',
    body: z.strictObject({ clientSeed: z.optional(clientSeed) }),
    reply: z.object({ revealed: seedRow, now: fairness }),
    refusals: { 'rounds.roundOpen': null, 'rounds.noSeeds': null },
  },
  sessionNet: {
    method: 'GET',
    path: '/api/rounds/session-net',
    audience: 'member',
    summary: 'Returns the time played and net result since the first game of this login was opened (R12).',
    reply: z.object({
      currency,
      startedAt: z.nullable(instant),
      elapsedSeconds: z.int(),
      rounds: z.int(),
      stake: money,
      win: money,
      net: money,
    }),
  },
})
