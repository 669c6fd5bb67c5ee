import * as z from 'zod/mini'
import { count, currency, instant, money, uuid } from '#contract/codecs.ts'

/**
 * One event of a round's script; its other fields are the game's own (games/<name>/events.ts). The script was written by our games, so it
 * is passed on unvalidated: validation would add a tenth to a round's cost.
 */
export const gameEvent = z.custom<{ [field: string]: unknown; type: string }>()

/**
 * A bet as a game's `check` parses it: its key, its stake as decimal text, and the member's choice in the game's own format (an empty
 * object if there is no choice).
 */
export const bet = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  stake: z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  choice: z.unknown(),
})

/**
 * Printable, so that it can be typed into a verifier. A colon is allowed: in the HMAC message it is followed by nonce and block, which are
 * digits.
 */
export const clientSeed = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/))

/** SHA-256 of a server seed's text, in hexadecimal: the commitment before the bet. */
export const seedHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The active seed pair and the commitment for the next one. */
export const fairness = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.int(),
  nextServerSeedHash: seedHash,
  /** The pair is rotated automatically after this many rounds, or at this time, whichever comes first. */
  roundsLeft: z.int(),
  expiresAt: instant,
})

/** A bet as it was played; validated before it was stored. */
const playedBet = z.object({ key: z.string(), stake: z.string(), choice: z.unknown() })

/** The allowed moves of an open round. */
const hand = z.object({
  /** The number of the next move. */
  step: z.int(),
  /** Every allowed move, in the game's own format, and what it adds to the stake. */
  moves: z.array(z.object({ action: z.unknown(), charge: money })),
  /** The part of the round's state that the member may see. */
  view: z.unknown(),
  /** When the round is ended by its game's rule. */
  until: instant,
})

/** One exact figure of a game, as decimal text; the page formats it: "1 in 135", "26,02%". */
const odd = z.object({
  name: z.string(),
  show: z.enum(['percent', 'oneIn', 'times', 'count']),
  text: z.string(),
})
export type Odd = z.infer<typeof odd>
/** Published odds next to the RTP; none for games of other providers. */
export const odds = z.array(odd)

/** Why an autoplay ended. */
export const autoplayEnd = z.enum(['rounds', 'loss', 'win', 'feature', 'refused', 'rules', 'replaced'])

/** A level of a jackpot and what is in it. */
const jackpotLevel = z.object({ level: z.string(), amount: money })

/** The jackpot of a round: the amounts as last read, at most a few seconds old, and what it won; no amounts of an older round. */
const roundJackpot = z.object({
  pool: z.string(),
  levels: z.array(jackpotLevel),
  prizes: z.array(z.object({ level: z.string(), prize: money })),
})

/** The jackpot of an open game, and the RTP of its main bet with it, "97.82 %". */
export const gameJackpot = z.object({
  pool: z.string(),
  name: z.string(),
  levels: z.array(jackpotLevel),
  rtpText: z.string(),
})

/** A round as its game frame shows it; the balance is the available one right after it. */
export const playedRound = z.object({
  roundId: z.string(),
  game: z.string(),
  /** The seed pair it was drawn from; a different one than before means that the pair was rotated. */
  seedId: z.string(),
  nonce: z.number(),
  bets: z.array(playedBet),
  stake: money,
  win: money,
  balance: money,
  /** The wallet's sequence number after the round: older events are dropped by it. */
  seq: count,
  at: instant,
  events: z.array(gameEvent),
  /** Null or missing: the game takes no part in a jackpot. */
  jackpot: z.optional(z.nullable(roundJackpot)),
  /** For an autoplay: the rounds left, and why it ended, if it did. */
  autoplay: z.optional(z.object({ left: z.int(), over: z.nullable(autoplayEnd) })),
  /** Set while the round waits for a move; its script and its win are not complete then. */
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
  /** Win minus stake. */
  net: money,
  /** The stake that was at risk: the basis of turnover, points and cashback. */
  validBet: money,
  /** The part of the stake that was bonus money. */
  bonusStake: money,
  /** What it contributed to the wagering of which bonus; null if it counted for none. */
  counted: z.nullable(z.object({ bonus: uuid, amount: money, contribution: money })),
  status: z.enum(['settled', 'open', 'void']),
  /** Whether its script can be replayed. */
  hasReplay: z.boolean(),
})

/** Sums over all matches of a filter, not only over the page. */
export const roundTotals = z.object({
  currency,
  count: z.int(),
  stake: money,
  /** The part of `stake` in rounds that are still open: neither won nor lost. */
  openStake: money,
  win: money,
  /** Win minus stake of the rounds that are over. */
  net: money,
  validBet: money,
})

/** The seeds of a round; the server seed only once it is revealed. */
export const roundSeeds = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
})

/** One round in full: enough to replay it and to settle a dispute about it. */
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
  /** What it gave to the levels of a jackpot, and what it won; null: it took no part. */
  jackpot: z.nullable(
    z.object({
      pool: z.string(),
      name: z.object({ en: z.string(), vi: z.string() }),
      given: z.array(jackpotLevel),
      prizes: z.array(z.object({ level: z.string(), number: z.int(), prize: money })),
    }),
  ),
  seeds: z.nullable(roundSeeds),
})

/** The complete record of a revealed round: `npm run verify` and the fairness page recompute it. */
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
  /** Levels of its jackpot that it won; null: it took no part, as with bonus money. */
  jackpot: z.nullable(
    z.object({
      hits: z.array(
        z.object({
          level: z.string(),
          number: z.int(),
          prize: z.string(),
          /** Of a must-hit-by level: the seed of its trigger, and the hash published when the cycle began. */
          triggerSeed: z.nullable(z.string()),
          triggerHash: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})

export const seedRow = z.object({
  seedId: uuid,
  serverSeedHash: seedHash,
  /** Set once the pair is revealed. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  rounds: z.int(),
  startedAt: instant,
  revealedAt: z.nullable(instant),
})
