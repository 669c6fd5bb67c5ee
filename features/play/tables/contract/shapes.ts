import * as z from 'zod/mini'
import { currency, instant, money, uuid } from '#contract/codecs.ts'

/** A table's code, such as BAC1. */
export const tableCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))
export const tableGame = z.enum([
  'baccarat',
  'baccarat-no-commission',
  'baccarat-ez',
  'dragon-tiger',
  'roulette',
  'lucky-roulette',
  'sic-bo',
  'tai-xiu',
  'bau-cua',
  'xoc-dia',
  'blackjack',
])
/** The key of a bet, as games/tables names them: "banker", "straight:17", "sum:11". */
export const betKey = z.string().check(z.regex(/^[a-zA-Z0-9]+([:.-][a-zA-Z0-9]+)*$/), z.maxLength(40))
/** The call of a roulette table that a chip belongs to: "voisins", "neighbours:17:2". */
const call = z.string().check(z.regex(/^[a-zA-Z]+(:\d{1,2}){0,2}$/), z.maxLength(24))

/** Limits of a table in one currency. */
export const limits = z.object({
  currency,
  /** Of one chip on a bet. */
  min: money,
  /** What one member may have on a bet of each kind in a round, and on the whole table. */
  maxMain: money,
  maxSide: money,
  tableMax: money,
  /** Stakes are multiples of it. */
  step: money,
  /** Chips that the page offers. */
  chips: z.array(money),
})

export const phase = z.enum(['asleep', 'betting', 'closing', 'dealing', 'over', 'void'])

/** A round as anyone may see it; what is secret yet is null. Also the patch of `tables.round`, in its wire form. */
export const tableRound = z.object({
  table: tableCode,
  id: uuid,
  label: z.string(),
  /** Counts the changes of this round. */
  version: z.int(),
  phase,
  opensAt: instant,
  closesAt: instant,
  /** When the deal begins. */
  drawsAt: instant,
  drawnAt: z.nullable(instant),
  /** When the deal has been shown and the money is paid; null before the deal. Blackjack: not before its end. */
  endsAt: z.nullable(instant),
  /** Published before the bets: SHA-256 of the seed with a prefix. */
  commitment: z.nullable(z.string()),
  /** SHA-256 of the ticket file, once the bets are closed. */
  ticketsHash: z.nullable(z.string()),
  /**
   * The outcome (blackjack: at the end). These files type it: `games/tables/baccarat/outcome.ts`,
   * `games/tables/dragon-tiger/outcome.ts`, `games/tables/roulette/outcome.ts`, `games/tables/dice/outcome.ts`,
   * `games/tables/xoc-dia/outcome.ts`, `games/tables/blackjack/outcome.ts`.
   */
  outcome: z.unknown(),
  /** What is public of it, in order; blackjack deals by these. */
  pieces: z.array(z.unknown()),
  /** The script of the deal: events with `atMs` after `drawnAt`. */
  script: z.array(z.looseObject({ type: z.string(), atMs: z.int() })),
  /** A short text of the result for roads and lists (rules/marks.ts). */
  mark: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
})

/** The stakes on a bet, in one currency. */
const stand = z.object({ key: z.string(), players: z.int(), stake: money })

/** A member’s large bet, masked; not of those who have switched it off. */
const bigBet = z.object({ name: z.string(), key: z.string(), stake: money, currency })

/** What everybody has bet on a round. Also the patch of `tables.seats`. */
export const seats = z.object({
  table: tableCode,
  round: z.nullable(uuid),
  players: z.int(),
  /** By currency. */
  books: z.array(z.object({ currency, stands: z.array(stand) })),
  big: z.array(bigBet),
})

/** A pattern in the roads of a table: a fact about past rounds, not a forecast. */
export const goodRoad = z.object({
  key: z.enum(['streak', 'pingPong', 'twoByTwo']),
  /** The mark that it consists of, where it is of one: "B", "red". */
  of: z.nullable(z.string()),
  /** Rounds that belong to it. */
  length: z.int(),
})

export const table = z.object({
  code: tableCode,
  name: z.string(),
  game: tableGame,
  /** Series of the host of shared rounds: its rounds are verified like any other. */
  series: z.string(),
  /** Seconds in which bets are taken. */
  sellsSeconds: z.int(),
  /** The table takes no bets now (closed by an operator); `asleep` is a phase, not this. */
  isOpen: z.boolean(),
  limits,
  phase,
  closesAt: z.nullable(instant),
  players: z.int(),
  /** Marks of the rounds of this shoe, or the last ones, oldest first. */
  marks: z.array(z.string()),
  goodRoads: z.array(goodRoad),
  /** Rounds dealt of the shoe and cards left; null without one. */
  shoe: z.nullable(z.object({ number: z.int(), round: z.int(), left: z.int() })),
  /** A table that is dealt by hand; null: it deals from its chain. */
  dealer: z.nullable(
    z.object({
      /** Null: no dealer is on shift, the table is closed. */
      name: z.nullable(z.string()),
      /** The video is lost: no bets until it is back. */
      isPaused: z.boolean(),
      /** Address of the HLS playlist; null: without video. */
      video: z.nullable(z.string()),
      /** WHEP endpoint of the same video, which is seconds earlier; null: none. */
      whep: z.nullable(z.string()),
      /** Its delay as the server last measured it. */
      delayMs: z.nullable(z.int()),
    }),
  ),
})

/** A slip of the caller on a round. */
export const tableSlip = z.object({
  id: uuid,
  table: tableCode,
  name: z.string(),
  game: tableGame,
  round: uuid,
  label: z.string(),
  state: z.enum(['open', 'settled', 'void']),
  currency,
  stake: money,
  win: money,
  at: instant,
  closesAt: instant,
  lines: z.array(
    z.object({
      key: z.string(),
      stake: money,
      call: z.nullable(z.string()),
      /** Null while the result is not public. */
      win: z.nullable(money),
    }),
  ),
  /** Blackjack: the decisions, in order. */
  decisions: z.array(z.unknown()),
  mayUndo: z.boolean(),
})

/** A bet in a request. */
export const bet = z.strictObject({
  key: betKey,
  stake: money,
  call: z.optional(call),
})
