import * as z from 'zod/mini'
import { currency, day, instant, money, page, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  autoplayEnd,
  gameJackpot,
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

/** Stakes of a game session; a stake is a multiple of `step` between `min` and `max`. */
const stakes = z.object({
  min: money,
  max: money,
  step: money,
  /** Stakes to offer. */
  menu: z.array(money),
  /** The initial stake: the last one played, or the middle of the menu. */
  start: money,
  /** The maximum win of one round. */
  maxWin: money,
})

/** The active bonus in one game; its amount is 0 where its terms exclude the game. */
const bonus = z.object({
  amount: money,
  /** The bonus pays before the cash does; otherwise it pays what the cash lacks. */
  isFirst: z.boolean(),
  /** The largest stake that may contain bonus money. */
  stakeMax: z.nullable(money),
  /** Free rounds: how many are left, and the stake that each has. */
  freeRounds: z.nullable(z.object({ left: z.int(), stake: money })),
})

/** Everything a game frame needs to open or to resume. */
const gameSession = z.object({
  game: z.string(),
  edition: z.int(),
  name: z.string(),
  currency,
  /** Decimals of displayed amounts. */
  amountDecimals: z.int(),
  /** Play money: rules and odds are those of real play. */
  isTrial: z.boolean(),
  /** The game, its vendor or every game of the brand is stopped: no new round (G13); an open round is played to its end. */
  isStopped: z.boolean(),
  /** Available cash. */
  balance: money,
  /** Beside the cash; null without an active bonus that this game accepts. */
  bonus: z.nullable(bonus),
  stakes,
  /** Theoretical RTP of the main bet, "96.02 %". */
  rtpText: z.string(),
  /** Other published figures; empty for games whose rules page lists every choice with its chance. */
  odds,
  /** Minimum milliseconds between two rounds (R13); 0: no wait. */
  minRoundMs: z.int(),
  mayTurbo: z.boolean(),
  /** Autoplay bounds; null if the jurisdiction or the game does not allow it. */
  autoplay: z.nullable(z.object({ roundsMost: z.int() })),
  /** Feature buy: its cost in stakes and its exact RTP; null if it is not offered. */
  buy: z.nullable(z.object({ times: z.int(), rtpText: z.string() })),
  /** The game has a feature buy that the brand or the jurisdiction does not offer to this member. */
  isBuyOff: z.boolean(),
  /** Null: the game takes no part in a jackpot. */
  jackpot: z.nullable(gameJackpot),
  fairness,
  /** The newest round of this game: after a lost connection the frame shows it if it has not yet (GAM-05). */
  lastRound: z.nullable(playedRound),
  /** An open round that waits for a move; it can be resumed on any device. */
  unfinishedRound: z.nullable(playedRound),
  openedAt: instant,
  elapsedSeconds: z.int(),
  /** Win minus stake since the frame was opened. */
  net: money,
})

const wait = z.object({ waitMs: z.int() })

/** The API of the games' own origin: all that a game frame may call. */
export const play = defineContract('play', {
  enter: {
    method: 'POST',
    path: '/api/game/enter',
    audience: 'anyone',
    listeners: ['game'],
    summary: 'Exchanges the single-use launch ticket for a session of that game.',
    body: z.strictObject({ ticket: z.string().check(z.minLength(20), z.maxLength(100)) }),
    /** The token goes into the Authorization header of the other calls. */
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
  jackpot: {
    method: 'GET',
    path: '/api/game/jackpot',
    audience: 'game',
    summary: 'Returns the jackpot of the open game: the amounts are at most a few seconds old.',
    reply: z.object({ jackpot: z.nullable(gameJackpot) }),
  },
  bonus: {
    method: 'GET',
    path: '/api/game/bonus',
    audience: 'game',
    summary:
      'Returns the active bonus of the member in this game: the frame asks after each round that may have used it.',
    reply: z.object({ bonus: z.nullable(bonus) }),
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
      /** Chosen by the browser after it received `nextServerSeedHash`; used if the seed pair is spent by now. */
      clientSeed: z.optional(clientSeed),
      /** The running autoplay of this round. */
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
      /** Stakes minus wins at which autoplay ends; a round that could exceed it is not played. */
      lossMost: money,
      /** A single win that ends autoplay. */
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
      /** The number of moves made before this one. */
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

/** The member's own rounds, seeds and proofs. */
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
      /** A part of a game's name in either language, or the beginning of a round's ID. */
      find: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
      /** First and last day, both inclusive, in the merchant's time zone; the last 7 days by default. */
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
