import * as z from 'zod/mini'
import { count, currency, instant, money, uuid } from '#contract/codecs.ts'

/**
 * One event of a round's script; its other fields are the game's own (games/<name>/events.ts). Our own games wrote it, so
 * it is passed on as it is: checking scripts again would be a tenth of a round's cost.
 */
export const gameEvent = z.custom<{ [field: string]: unknown; type: string }>()

/**
 * A bet as a game's `check` reads it: which bet, its stake as decimal text, and the member's choice in the game's own
 * words (an empty object where the game has nothing to choose).
 */
export const bet = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  stake: z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  choice: z.unknown(),
})

/** Printable, so that anybody can type it into a verifier. A colon is fine: nonce and block are digits. */
export const clientSeed = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/))

/** SHA-256 of a server seed's text, in hexadecimal: what the platform promises before the bet. */
export const seedHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The pair of seeds in force and the promise for the next one. */
export const fairness = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  clientSeed: z.string(),
  /** The number that the next round gets. */
  nonce: z.int(),
  nextServerSeedHash: seedHash,
  /** The pair is changed by itself after so many rounds, or at this moment, whichever comes first. */
  roundsLeft: z.int(),
  expiresAt: instant,
})

/** A bet as it was played: checked before it was stored. */
const playedBet = z.object({ key: z.string(), stake: z.string(), choice: z.unknown() })

/** What may be done with a round that is open. */
const hand = z.object({
  /** The number that the next move must carry. */
  step: z.int(),
  /** Every move that is allowed, in the game's own words, and what it adds to the stake. */
  moves: z.array(z.object({ action: z.unknown(), charge: money })),
  /** What the member may know of the round's state. */
  view: z.unknown(),
  /** From then on the round is ended by its game's rule. */
  until: instant,
})

/** One exact figure of a game, as decimal text; how it is written is the page's business: "1 in 135", "26,02%". */
const odd = z.object({
  name: z.string(),
  show: z.enum(['percent', 'oneIn', 'times', 'count']),
  text: z.string(),
})
export type Odd = z.infer<typeof odd>
/** What is published beside a return; none for games of other providers. */
export const odds = z.array(odd)

/** Why an autoplay is over. */
export const autoplayEnd = z.enum(['rounds', 'loss', 'win', 'feature', 'refused', 'rules', 'replaced'])

/** A round as its game frame shows it; the balance is what is free to play right after it. */
export const playedRound = z.object({
  roundId: z.string(),
  game: z.string(),
  /** The pair of seeds it was drawn from; another one than before means that the pair was changed. */
  seedId: z.string(),
  nonce: z.number(),
  bets: z.array(playedBet),
  stake: money,
  win: money,
  balance: money,
  /** The wallet's sequence number after the round: an older hint is dropped by it. */
  seq: count,
  at: instant,
  events: z.array(gameEvent),
  /** Where it belongs to an autoplay: how many rounds are left, and why it is over, if it is. */
  autoplay: z.optional(z.object({ left: z.int(), over: z.nullable(autoplayEnd) })),
  /** Set where the round waits for a move; its script and its win are not complete then. */
  hand: z.optional(z.nullable(hand)),
})

/** A row of the betting record. */
export const roundLine = z.object({
  roundId: uuid,
  vendor: z.string(),
  vendorName: z.string(),
  category: z.string(),
  game: z.string(),
  gameName: z.string(),
  at: instant,
  currency,
  stake: money,
  win: money,
  /** Win less stake. */
  net: money,
  /** The stake that was at risk: what turnover, points and cashback count. */
  validBet: money,
  status: z.enum(['settled', 'open', 'void']),
  /** Whether its script can be shown again. */
  hasReplay: z.boolean(),
})

/** Sums over everything that a filter finds, not only over the page shown. */
export const roundTotals = z.object({
  currency,
  count: z.int(),
  stake: money,
  win: money,
  net: money,
  validBet: money,
})

/** Where the chances of a round came from; the server seed only once it is revealed. */
export const roundSeeds = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
})

/** One round in full: enough to show it again, and to argue about it. */
export const roundDetail = z.object({
  ...roundLine.shape,
  edition: z.int(),
  bets: z.array(bet),
  /** The moves of a stepped round, in order. */
  actions: z.array(z.unknown()),
  outcome: z.unknown(),
  events: z.array(gameEvent),
  balanceBefore: money,
  balanceAfter: money,
  seeds: z.nullable(roundSeeds),
})

/** The whole record of a revealed round: `npm run verify` and the fairness page recompute the rest from it. */
export const roundProof = z.object({
  roundId: uuid,
  at: instant,
  game: z.string(),
  edition: z.int(),
  config: z.unknown(),
  configHash: z.string(),
  seeds: z.object({ serverSeed: z.string(), clientSeed: z.string(), nonce: z.int() }),
  commitment: seedHash,
  bets: z.array(bet),
  /** The moves of a stepped round, in order. */
  actions: z.array(z.unknown()),
  events: z.array(gameEvent),
  /** Decimal text, as the verifier compares it. */
  stake: z.string(),
  win: z.string(),
})

export const seedRow = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  /** Shown once the pair is out of use. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  rounds: z.int(),
  startedAt: instant,
  revealedAt: z.nullable(instant),
})
