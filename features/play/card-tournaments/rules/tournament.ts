import { major, type Minor } from '#kit/money.ts'
import { mostSeats, type CardGame } from '#features/play/card-rooms/rules/play.ts'
import { momentAt, type Level, type Moment, type Schedule } from '#game-kit/cards/tournament/levels.ts'

/** Late registration closes at the end of this number of levels. */
export const isLateOpen = (moment: Moment, lateLevels: number): boolean => moment.level < lateLevels

/** Where a tournament is that began so long ago. */
export function momentOf(
  schedule: Schedule,
  elapsedMs: number,
): Moment & { readonly now: Level; readonly next: Level | null } {
  const moment = momentAt(schedule, elapsedMs)
  const { levels } = schedule
  const now = levels[moment.level] ?? levels.at(-1)
  if (!now) throw new RangeError('a tournament has levels')
  return { ...moment, now, next: moment.isBreak ? now : (levels[moment.level + 1] ?? null) }
}

/** Games that are played for points; Liêng is played at cash tables only. */
export const tournamentGames = ['holdem', 'tien-len'] as const satisfies readonly CardGame[]
export type TournamentGame = (typeof tournamentGames)[number]

const BIG_BLINDS = [
  20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000,
  10_000,
]
/** Antes begin with this level. */
const ANTE_FROM = 4

/** The usual levels: an ante of a tenth of the big blind from the fifth one on, in whole points. */
export const usualLevels: readonly Level[] = BIG_BLINDS.map((big, nth) => ({
  small: major(big / 2),
  big: major(big),
  ante: nth < ANTE_FROM ? 0n : major(Math.round(big / 10)),
}))

export const speeds = ['turbo', 'regular', 'slow'] as const
export type Speed = (typeof speeds)[number]
/**
 * What a card is worth at the usual levels of Tien Len, in which a loser pays by the cards that are left: small and big blind are the same
 * number there, and there is no ante. Example: at 20 a card, 7 cards left cost 140 points.
 */
const CARD_WORTHS = [10, 15, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000]
const cardLevels: readonly Level[] = CARD_WORTHS.map((worth) => ({
  small: major(worth),
  big: major(worth),
  ante: 0n,
}))
const levelsOfGame: Readonly<Record<TournamentGame, readonly Level[]>> = {
  holdem: usualLevels,
  'tien-len': cardLevels,
}

const MINUTES: Readonly<Record<Speed, number>> = { turbo: 3, regular: 6, slow: 12 }
const BREAK_EVERY = 6
const BREAK_MINUTES = 5

/** A schedule by its speed; a sit-and-go has no breaks. */
export const scheduleOf = (
  speed: Speed,
  { hasBreaks, game = 'holdem' }: { readonly hasBreaks: boolean; readonly game?: TournamentGame },
): Schedule => ({
  levels: levelsOfGame[game],
  levelMinutes: MINUTES[speed],
  breakEvery: hasBreaks ? BREAK_EVERY : 0,
  breakMinutes: BREAK_MINUTES,
})

/** What an operator makes a tournament of. */
export interface Plan {
  readonly game: TournamentGame
  readonly kind: 'sitgo' | 'scheduled'
  readonly seats: number
  readonly buyIn: Minor
  readonly fee: Minor
  readonly stack: Minor
  readonly playersMin: number
  readonly playersMax: number
  readonly lateLevels: number
  readonly reEntries: number
  /** Milliseconds from now; null: a sit-and-go. */
  readonly startsInMs: number | null
}

export const planProblems = ['fee', 'players', 'stack', 'start', 'late', 'sitgo', 'seats'] as const
export type PlanProblem = (typeof planProblems)[number]

/** A fee is at most a quarter of the buy-in, and never negative: it would be paid out with every entry. */
const FEE_PARTS = 4n
/** A stack is at least this many of the first big blind. */
const LEAST_BLINDS = 20n
/** In Tien Len the worth of this many cards, as the smallest buy-in of its rooms. */
const LEAST_CARDS = 60n
const SOONEST_MS = 60_000

/** What is wrong with a plan; null: nothing. */
export function planProblem(plan: Plan, firstBig: Minor): PlanProblem | null {
  const { game, kind, seats, buyIn, fee, stack, playersMin, playersMax, lateLevels, reEntries, startsInMs } =
    plan
  if (fee < 0n || fee * FEE_PARTS > buyIn) return 'fee'
  if (playersMin < 2 || playersMax < playersMin) return 'players'
  if (seats < 2 || seats > mostSeats[game]) return 'seats'
  if (stack < firstBig * (game === 'tien-len' ? LEAST_CARDS : LEAST_BLINDS) || stack % major(1) !== 0n)
    return 'stack'
  if (kind === 'scheduled') {
    if (startsInMs === null || startsInMs < SOONEST_MS) return 'start'
    return reEntries > 0 && lateLevels === 0 ? 'late' : null
  }
  if (startsInMs !== null || lateLevels > 0 || reEntries > 0) return 'sitgo'
  return playersMin === playersMax && playersMax % seats === 0 ? null : 'players'
}
