import * as z from 'zod/mini'
import { amount, currency, id, instant, money, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { levelKeys } from './rules/keys.ts'

const levelKey = z.enum(levelKeys)
const share = z.int().check(z.gte(1), z.lte(100_000))
const code = z.string().check(z.regex(/^[a-z0-9-]{3,30}$/))

const level = z.object({
  level: levelKey,
  /** What is in it, at most a few seconds old. */
  amount: money,
  /** What the operator puts in after each hit. */
  seed: money,
  /** Of each stake, in parts per million. */
  sharePpm: share,
  /** A random level: what is staked on average between two hits. */
  oneInStaked: z.nullable(money),
  /** A must-hit-by level: the amount at which it is hit at the latest. */
  by: z.nullable(money),
  /** A must-hit-by level: SHA-256 of the seed of its hidden trigger, published when the cycle began. */
  triggerHash: z.nullable(z.string()),
})

const pool = z.object({
  code,
  name: z.string(),
  isNetwork: z.boolean(),
  /** Stopped pools keep their money and take no bets. */
  isRunning: z.boolean(),
  currency,
  levels: z.array(level),
  games: z.array(
    z.object({
      gameId: z.string(),
      name: z.string(),
      /** Of the main bet, without and with the jackpot: "96.22 %". */
      rtpText: z.string(),
      rtpWithText: z.string(),
    }),
  ),
})

export const jackpots = defineContract('jackpots', {
  pools: {
    method: 'GET',
    path: '/api/jackpots',
    audience: 'anyone',
    home: true,
    summary:
      'Lists the jackpots of the brand: levels, amounts, odds and games. Amounts are a few seconds old.',
    reply: z.object({ list: z.array(pool) }),
  },
  winners: {
    method: 'GET',
    path: '/api/jackpots/winners',
    audience: 'anyone',
    summary: 'Lists the newest jackpot wins of the brand’s pools, newest first; names are masked.',
    query: z.strictObject({ limit: z.optional(whole(1, 50)) }),
    reply: z.object({
      list: z.array(
        z.object({
          pool: z.string(),
          level: z.string(),
          number: z.int(),
          /** Empty: the winner is not shown. */
          name: z.string(),
          gameName: z.string(),
          currency,
          prize: money,
          at: instant,
        }),
      ),
    }),
  },
})

const see = 'jackpots.see'
const manage = 'jackpots.manage'
const reason = words(500, 4)

/** The terms of a level as they are entered. */
const terms = z.union([
  z.strictObject({
    kind: z.literal('random'),
    key: levelKey,
    seed: amount,
    sharePpm: share,
    oneInStaked: amount,
  }),
  z.strictObject({ kind: z.literal('mustHitBy'), key: levelKey, seed: amount, sharePpm: share, by: amount }),
])
export type Terms = z.infer<typeof terms>

const invalid = {
  'jackpots.levelInvalid': z.object({ detail: z.string() }),
  'jackpots.gameInvalid': z.object({ game: z.string() }),
  'jackpots.rtpTooHigh': z.object({ game: z.string() }),
  'jackpots.gameTaken': z.object({ game: z.string() }),
} as const
const unknown = { 'jackpots.unknown': null } as const
const params = z.strictObject({ pool: code })
const games = z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(50))

export const jackpotsOffice = defineContract('jackpotsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/jackpots',
    audience: 'operator',
    permission: see,
    summary: 'Lists jackpots: the balance of each account in the ledger, terms now and from the next cycle.',
    reply: z.object({
      list: z.array(
        z.object({
          code,
          merchant: z.nullable(z.string()),
          currency,
          nameEn: z.string(),
          nameVi: z.string(),
          isRunning: z.boolean(),
          games: z.array(z.string()),
          levels: z.array(
            z.object({
              ...level.shape,
              hits: z.int(),
              next: z.nullable(
                z.object({
                  seed: money,
                  sharePpm: share,
                  oneInStaked: z.nullable(money),
                  by: z.nullable(money),
                }),
              ),
              accounts: z.array(z.object({ merchant: z.string(), balance: money })),
            }),
          ),
        }),
      ),
      /** The games that can take part, by currency. */
      offered: z.array(z.object({ game: z.string(), name: z.string() })),
      brands: z.array(z.object({ merchant: z.string(), currency })),
    }),
  },
  hits: {
    method: 'GET',
    path: '/office/api/jackpots/:pool/hits',
    audience: 'operator',
    permission: see,
    summary:
      'Lists the newest hits of a jackpot in their order, with what stayed in the pool and the new seed.',
    params,
    reply: z.object({
      list: z.array(
        z.object({
          level: z.string(),
          number: z.int(),
          round: z.string(),
          member: id,
          merchant: z.string(),
          game: z.string(),
          stake: money,
          prize: money,
          stays: money,
          seeded: money,
          at: instant,
        }),
      ),
    }),
    refusals: unknown,
  },
  add: {
    method: 'POST',
    path: '/office/api/jackpots',
    audience: 'operator',
    permission: manage,
    summary:
      'Adds a jackpot of a brand, or of the network of all brands with a currency, and moves its seeds from revenue into the pools.',
    body: z.strictObject({
      code,
      merchant: z.nullable(z.string().check(z.maxLength(40))),
      currency,
      nameEn: words(60, 2),
      nameVi: words(60, 2),
      games,
      levels: z.array(terms).check(z.minLength(1), z.maxLength(4)),
      reason,
    }),
    reply: z.object({ code }),
    refusals: { ...invalid, 'jackpots.codeTaken': null, 'jackpots.brandUnknown': null },
  },
  setLevel: {
    method: 'POST',
    path: '/office/api/jackpots/:pool/levels',
    audience: 'operator',
    permission: manage,
    summary: 'Changes seed, share, odds or limit of a level from its next cycle on.',
    params,
    body: z.strictObject({ terms, reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { ...unknown, ...invalid },
  },
  setGames: {
    method: 'POST',
    path: '/office/api/jackpots/:pool/games',
    audience: 'operator',
    permission: manage,
    summary: 'Changes the games that take part: rounds from then on have another configuration.',
    params,
    body: z.strictObject({ games, reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { ...unknown, ...invalid },
  },
  stop: {
    method: 'POST',
    path: '/office/api/jackpots/:pool/stop',
    audience: 'operator',
    permission: manage,
    summary: 'Stops a jackpot immediately: no contributions, no hits; its money stays in its accounts.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: unknown,
  },
  start: {
    method: 'POST',
    path: '/office/api/jackpots/:pool/start',
    audience: 'operator',
    permission: manage,
    summary: 'Starts a stopped jackpot again.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: unknown,
  },
})
