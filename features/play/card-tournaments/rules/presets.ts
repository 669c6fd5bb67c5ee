import { major, type Minor } from '#kit/money.ts'
import type { Schedule } from '#game-kit/cards/tournament/levels.ts'
import { scheduleOf, type TournamentGame } from './tournament.ts'

/** A tournament without its brand. */
export interface Draft {
  readonly game: TournamentGame
  readonly nameEn: string
  readonly nameVi: string
  readonly kind: 'sitgo' | 'scheduled'
  readonly isPractice: boolean
  readonly seats: number
  readonly buyIn: Minor
  readonly fee: Minor
  readonly stack: Minor
  readonly schedule: Schedule
  readonly playersMin: number
  readonly playersMax: number
  readonly lateLevels: number
  readonly reEntries: number
  readonly turnSeconds: number
  readonly bankSeconds: number
  readonly repeatMinutes: number | null
}

/** Time for a decision, and for all hard ones of a player together. */
export const usualTimes = { turnSeconds: 15, bankSeconds: 30 } as const

const STACK = major(1_500)
const HOUR = 60

const sitAndGo = {
  game: 'holdem',
  kind: 'sitgo',
  stack: STACK,
  schedule: scheduleOf('turbo', { hasBreaks: false }),
  lateLevels: 0,
  reEntries: 0,
  ...usualTimes,
  repeatMinutes: 1,
} as const

/** A table of four plays Tien Len until one has all the points. */
const tienLenTable = {
  ...sitAndGo,
  game: 'tien-len',
  schedule: scheduleOf('turbo', { hasBreaks: false, game: 'tien-len' }),
  seats: 4,
  playersMin: 4,
  playersMax: 4,
} as const

/** Tournaments for free chips, which every brand may have: bots take the seats that no one has taken. */
export const practiceTournaments: readonly Draft[] = [
  {
    ...sitAndGo,
    nameEn: 'Practice sit-and-go',
    nameVi: 'Sit & Go chơi thử',
    isPractice: true,
    seats: 6,
    buyIn: major(1_000),
    fee: 0n,
    playersMin: 6,
    playersMax: 6,
  },
  {
    ...tienLenTable,
    nameEn: 'Practice Tien Len sit-and-go',
    nameVi: 'Sit & Go Tiến lên chơi thử',
    isPractice: true,
    buyIn: major(1_000),
    fee: 0n,
  },
]

/** Tournaments to begin with. `unit`: about the price of a small bet in the brand's currency, such as 1,000 dong. */
export const usualTournaments = (unit: number): readonly Draft[] => [
  {
    ...sitAndGo,
    nameEn: 'Six-seat sit-and-go',
    nameVi: 'Sit & Go 6 người',
    isPractice: false,
    seats: 6,
    buyIn: major(unit * 20),
    fee: major(unit * 2),
    playersMin: 6,
    playersMax: 6,
  },
  {
    ...sitAndGo,
    nameEn: 'Heads-up sit-and-go',
    nameVi: 'Sit & Go đấu tay đôi',
    isPractice: false,
    seats: 2,
    buyIn: major(unit * 50),
    fee: major(unit * 3),
    playersMin: 2,
    playersMax: 2,
  },
  {
    ...tienLenTable,
    nameEn: 'Tien Len sit-and-go',
    nameVi: 'Sit & Go Tiến lên',
    isPractice: false,
    buyIn: major(unit * 20),
    fee: major(unit * 2),
  },
  {
    game: 'holdem',
    nameEn: 'Evening tournament',
    nameVi: 'Giải đấu buổi tối',
    kind: 'scheduled',
    isPractice: false,
    seats: 6,
    buyIn: major(unit * 50),
    fee: major(unit * 5),
    stack: major(3_000),
    schedule: scheduleOf('regular', { hasBreaks: true }),
    playersMin: 4,
    playersMax: 180,
    lateLevels: 6,
    reEntries: 1,
    ...usualTimes,
    repeatMinutes: 24 * HOUR,
  },
]
