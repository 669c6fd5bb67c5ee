import * as z from 'zod/mini'
import { currency, id, instant, money, uuid, whole } from '#contract/codecs.ts'
import { toldKinds } from '../rules/action.ts'
import { actionKinds, cardGames, debtReasons } from '../rules/play.ts'
import { noteColours } from '../rules/talk.ts'

export const roomCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))
export const cardGame = z.enum(cardGames)
const card = z.int()
/** What the rules show is read-only. */
const list = <Each extends z.core.$ZodType>(each: Each) => z.readonly(z.array(each))
const cards = list(card)

/** A room in the lobby. */
export const room = z.object({
  code: roomCode,
  game: cardGame,
  currency,
  /** Free chips beside practice bots: no money moves. */
  isPractice: z.boolean(),
  seats: z.int(),
  small: money,
  /** The big blind, what one card is worth, or the ante. */
  unit: money,
  chip: money,
  buyMin: money,
  buyMax: money,
  /** Rake in hundredths of a percent, and its cap in a hand. */
  rake: z.int(),
  rakeCap: money,
  turnSeconds: z.int(),
  state: z.enum(['open', 'closing', 'closed']),
  /** The tournament whose table it is; null: a room of its own. */
  tournament: z.nullable(id),
  /** Opened by a member; only who has its code plays there. */
  isPrivate: z.boolean(),
})

export const listedRoom = z.extend(room, {
  taken: z.int(),
  people: z.int(),
  isPlaying: z.boolean(),
  isMine: z.boolean(),
})

export const seat = z.object({
  seat: z.int(),
  /** Masked. */
  name: z.string(),
  isBot: z.boolean(),
  isMine: z.boolean(),
  chips: money,
  state: z.enum(['seated', 'away', 'leaving']),
  /** What is left of the time bank, in milliseconds. */
  bankMs: z.int(),
  /** Names the member who sits there, for the caller only; null: a bot, the caller, or a visitor asks. */
  opponent: z.nullable(z.string()),
  /** Whether the caller has hidden the messages and signs of the member there. */
  isHidden: z.boolean(),
  /** The caller's private note about the member there. */
  note: z.nullable(z.object({ text: z.string(), colour: z.enum(noteColours) })),
})

/** The waiting list, as the caller sees it. */
export const waiting = z.object({
  count: z.int(),
  /** The caller's place in it; null: does not wait. */
  place: z.nullable(z.int()),
  /** A seat is held for the caller until then. */
  heldUntil: z.nullable(instant),
  /** Whether the caller may take a seat now: one is free and not held for another member. */
  maySit: z.boolean(),
})

const legal = z.object({
  check: z.boolean(),
  call: z.nullable(money),
  raise: z.nullable(z.object({ from: money, to: money })),
})

const win = z.object({ seat: z.int(), amount: money, pot: z.int() })
const betResult = z.object({
  returned: z.nullable(z.object({ seat: z.int(), amount: money })),
  pots: list(z.object({ amount: money, rake: money, seats: list(z.int()) })),
  wins: list(win),
  shown: list(z.int()),
})

/** A hand with bets, of any game. */
const bets = z.object({
  players: list(
    z.object({
      seat: z.int(),
      stack: money,
      put: money,
      bet: money,
      folded: z.boolean(),
      /** Null: not for these eyes. */
      cards: z.nullable(cards),
    }),
  ),
  button: z.int(),
  awaited: list(z.int()),
  legal: z.nullable(legal),
})

const holdemView = z.extend(bets, {
  street: z.enum(['preflop', 'flop', 'turn', 'river']),
  phase: z.enum(['betting', 'twice', 'over']),
  board: cards,
  result: z.nullable(
    z.extend(betResult, { wins: list(z.extend(win, { board: z.int() })), boards: list(cards) }),
  ),
})

const liengView = z.extend(bets, {
  phase: z.enum(['betting', 'over']),
  result: z.nullable(betResult),
})

/** A game in which players get rid of their cards: Tien Len, Sam Loc. */
const climbing = z.object({
  players: list(
    z.object({
      seat: z.int(),
      passed: z.boolean(),
      hasPlayed: z.boolean(),
      left: z.int(),
      cards: z.nullable(cards),
    }),
  ),
  turn: z.nullable(z.int()),
  table: z.nullable(z.object({ seat: z.int(), cards })),
  chop: z.nullable(z.object({ from: z.int(), to: z.int(), cards: z.int() })),
  debts: list(z.object({ from: z.int(), to: z.int(), cards: z.int(), why: z.enum(debtReasons) })),
  winner: z.nullable(z.int()),
  instantWin: z.nullable(z.string()),
})

const tienLenView = z.extend(climbing, { mustPlay: z.nullable(card) })

const samLocView = z.extend(climbing, {
  /** Declaring: each player in turn says whether they declare Sam. */
  phase: z.enum(['declaring', 'playing']),
  leader: z.int(),
  declarer: z.nullable(z.int()),
})

/** A hand as its game shows it; the views of the other games are null. */
export const views = {
  holdem: z.nullable(holdemView),
  tienLen: z.nullable(tienLenView),
  lieng: z.nullable(liengView),
  samLoc: z.nullable(samLocView),
}
/** A decision, of every game. */
export const decision = z.strictObject({
  kind: z.enum(actionKinds),
  /** Of a raise: the bet that it makes, as decimal text. */
  to: z.optional(z.string().check(z.maxLength(20))),
  /** To a second board, or that Sam is declared. */
  agrees: z.optional(z.boolean()),
  cards: z.optional(z.array(whole(0, 51)).check(z.maxLength(13))),
})
/** Kinds of decisions as replays and reviews tell them. */
export const toldKind = z.enum(toldKinds)

/** What each seat put in and got, once a hand is over. */
const leg = z.object({ seat: z.int(), put: money, won: money })

export const hand = z.object({
  id: uuid,
  number: z.int(),
  state: z.enum(['cutting', 'playing', 'over', 'void']),
  version: z.int(),
  /** When the clock decides for who is awaited. */
  dueAt: z.nullable(instant),
  /** Merkle root of the sealed deck, published before any player's seed is known. */
  root: z.string(),
  /** Whether the caller's seed is still awaited. */
  wantsSeed: z.boolean(),
  /** Seconds for a step with a clock of its own; null: the room's. */
  stepSeconds: z.nullable(z.int()),
  ...views,
  legs: z.array(leg),
})

const pathStep = z.object({ hash: z.string(), side: z.enum(['left', 'right']) })
/** A card with what shows that it stood at its place of the sealed deck. */
export const openedCard = z.object({
  place: z.int(),
  card,
  salt: z.string(),
  path: z.array(pathStep),
})

/** One step of a replay: who did what, and the table after it as the caller may see it. */
export const step = z.object({
  seat: z.nullable(z.int()),
  action: z.nullable(
    z.object({
      kind: toldKind,
      to: z.nullable(money),
      cards,
      by: z.enum(['player', 'clock', 'bot']),
    }),
  ),
  ...views,
})
