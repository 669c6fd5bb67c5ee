import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import type { Schedule } from '#game-kit/cards/tournament/levels.ts'

/** A schedule as it is stored: amounts are decimal text. */
export interface ScheduleJson {
  readonly levels: readonly (readonly [small: string, big: string, ante: string])[]
  readonly levelMinutes: number
  readonly breakEvery: number
  readonly breakMinutes: number
}

export const writeSchedule = ({ levels, ...rest }: Schedule): ScheduleJson => ({
  ...rest,
  levels: levels.map(({ small, big, ante }) => [moneyText(small), moneyText(big), moneyText(ante)] as const),
})

export const readSchedule = ({ levels, levelMinutes, breakEvery, breakMinutes }: ScheduleJson): Schedule => ({
  levels: levels.map(([small, big, ante]) => ({ small: read(small), big: read(big), ante: read(ante) })),
  levelMinutes,
  breakEvery,
  breakMinutes,
})

function read(text: string): Minor {
  const sum = parseMoney(text)
  if (sum === null) throw new RangeError(`a blind is unreadable: ${text}`)
  return sum
}
