/**
 * Basketball possession by possession with the chances that price it: four quarters of 25 for each team, then overtimes of ten until one
 * decides it. An overtime that ends level is played again and leaves no points, as the model counts it.
 */
import type { Chance } from '#kit/chance.ts'
import { FULL_POSSESSIONS, possessionOf, type Possession } from '#game-kit/sports/others/basketball.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { beatOf, LENGTH_MS, unit, ZERO, type Beat, type Drawn } from './beat.ts'

const QUARTERS = 4
const QUARTER = FULL_POSSESSIONS / QUARTERS
const OVERTIME = 10
/** Possessions between two scores that the picture shows. */
const SHOWN = 5
/** Four quarters and an overtime have the same pace. */
const QUARTER_MS = (LENGTH_MS * 5) / 24
const OVERTIME_MS = LENGTH_MS - QUARTERS * QUARTER_MS

function points({ one, two, three }: Possession, chance: Chance): number {
  const at = unit(chance)
  if (at < three) return 3
  if (at < three + two) return 2
  return at < three + two + one ? 1 : 0
}

export function drawBasketball(expected: readonly number[], chance: Chance): Drawn {
  const home = possessionOf(expected[0] ?? 100, FULL_POSSESSIONS)
  const away = possessionOf(expected[1] ?? 100, FULL_POSSESSIONS)
  let full: Pair = ZERO
  const counts: Record<string, Pair> = {}
  const beats: Beat[] = [beatOf('start', 0, { full }, { period: 'quarter1' })]
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const from = (quarter - 1) * QUARTER_MS
    const before = full
    for (let played = 1; played <= QUARTER; played += 1) {
      full = [full[0] + points(home, chance), full[1] + points(away, chance)]
      if (played % SHOWN === 0 && played < QUARTER)
        beats.push(
          beatOf(
            'score',
            from + Math.round((QUARTER_MS * played) / QUARTER),
            { ...counts, full },
            { isTold: false },
          ),
        )
    }
    counts[`quarter${quarter}`] = [full[0] - before[0], full[1] - before[1]]
    const next = quarter < QUARTERS ? { period: `quarter${quarter + 1}` } : {}
    beats.push(beatOf('period', quarter * QUARTER_MS, { ...counts, full }, next))
  }
  if (full[0] === full[1]) {
    let extra: Pair = ZERO
    while (extra[0] === extra[1]) extra = [sum(home, chance), sum(away, chance)]
    full = [full[0] + extra[0], full[1] + extra[1]]
    counts['overtime'] = extra
    beats.push(beatOf('period', QUARTERS * QUARTER_MS + OVERTIME_MS / 2, { ...counts, full }))
  }
  const last = beats.at(-1)?.atMs ?? 0
  const final = { ...counts, full }
  return { counts: final, goals: null, beats: [...beats, beatOf('end', last + 1_000, final)] }
}

const sum = (team: Possession, chance: Chance): number =>
  Array.from({ length: OVERTIME }, () => points(team, chance)).reduce((total, each) => total + each, 0)
