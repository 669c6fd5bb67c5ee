import * as z from 'zod/mini'
import { currency, id, instant, money } from '#contract/codecs.ts'
import { roomCode } from '#features/play/card-rooms/contract/shapes.ts'
import { tournamentGames } from '../rules/tournament.ts'

export const tournamentState = z.enum(['open', 'running', 'over', 'cancelled'])
export const tournamentGame = z.enum(tournamentGames)
export const tournamentKind = z.enum(['sitgo', 'scheduled'])

/** In Tien Len both blinds are what a card is worth. */
const level = z.object({ small: money, big: money, ante: money })

/** A tournament in the lobby. */
export const tournament = z.object({
  id,
  game: tournamentGame,
  name: z.string(),
  kind: tournamentKind,
  state: tournamentState,
  currency,
  /** Free chips beside practice bots: no money moves. */
  isPractice: z.boolean(),
  /** Of a table. */
  seats: z.int(),
  buyIn: money,
  fee: money,
  /** The buy-ins of all entries so far. */
  pool: money,
  stack: money,
  playersMin: z.int(),
  playersMax: z.int(),
  /** Entries so far, re-entries included; players; and those who are still in. */
  entries: z.int(),
  players: z.int(),
  left: z.int(),
  startsAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  lateLevels: z.int(),
  reEntries: z.int(),
  levelMinutes: z.int(),
  isMine: z.boolean(),
  /** Entries are taken: until the start, or while late registration is open. */
  takesEntries: z.boolean(),
})

/** Where a running tournament is. */
export const moment = z.object({
  /** From 1. */
  level: z.int(),
  blinds: level,
  next: z.nullable(level),
  isBreak: z.boolean(),
  /** When the level or the break ends; null: the last level. */
  endsAt: z.nullable(instant),
  /** The average stack of who is still in. */
  average: money,
  isHandForHand: z.boolean(),
})

export const standing = z.object({
  name: z.string(),
  isBot: z.boolean(),
  isMine: z.boolean(),
  /** Null: out, or not begun. */
  chips: z.nullable(money),
  /** Null before the start. Of who is in by chips; provisional while late registration is open. */
  place: z.nullable(z.int()),
  isOut: z.boolean(),
  /** Once the tournament is over. */
  prize: z.nullable(money),
  table: z.nullable(roomCode),
})

export const structure = z.object({
  levels: z.array(level),
  levelMinutes: z.int(),
  breakEvery: z.int(),
  breakMinutes: z.int(),
})

/** The caller's entry. */
export const own = z.object({
  state: z.enum(['in', 'out']),
  table: z.nullable(roomCode),
  entries: z.int(),
  place: z.nullable(z.int()),
  prize: z.nullable(money),
  mayReEnter: z.boolean(),
})
