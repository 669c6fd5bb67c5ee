/**
 * A virtual match from its seed. The chances are those that the markets are priced with: expected goals, points and chances of both sides,
 * through the same grids of `#game-kit/sports`. The words of the stream are used in a fixed order, so anyone who has the seed recomputes
 * score, order and minutes.
 */
import type { Chance } from '#kit/chance.ts'
import type { Incident, IncidentKind } from '#features/sport/events/rules/live.ts'
import { bareResult, type EventResult, type Goal } from '#features/sport/events/rules/results.ts'
import { drawBasketball } from './draw/basketball.ts'
import { LENGTH_MS, type Beat, type Drawn } from './draw/beat.ts'
import { drawFootball } from './draw/football.ts'
import { drawRace, RACE_MS } from './draw/race.ts'
import { drawArena, drawShooter, drawTennis } from './draw/series.ts'
import type { VirtualSport } from './leagues.ts'

const draws: Readonly<Record<VirtualSport, (expected: readonly number[], chance: Chance) => Drawn>> = {
  football: drawFootball,
  basketball: drawBasketball,
  tennis: drawTennis,
  shooter: drawShooter,
  arena: drawArena,
  racing: drawRace,
}

export const drawMatch = (sport: VirtualSport, expected: readonly number[], chance: Chance): Drawn =>
  draws[sport](expected, chance)

/** How long a sport is told at most; the same for every match, so that it says nothing of the one that runs. */
export const lengthOf = (sport: VirtualSport): number => (sport === 'racing' ? RACE_MS : LENGTH_MS)

export const resultOf = ({ counts, goals, places, lineups }: Drawn): EventResult => ({
  ...bareResult,
  counts,
  goals,
  places: places ?? null,
  ...(lineups ? { lineups } : {}),
})

/** What becomes an incident of the event, at its time. */
export function scriptOf(
  { beats, goals }: Drawn,
  startsAt: Date,
): readonly (Incident & { readonly kind: IncidentKind })[] {
  const told = beats.filter(({ isTold }) => isTold)
  let scored = 0
  return told.map(({ atMs, kind, side, minute, period, counts }: Beat) => ({
    ...scoredBy(kind, kind === 'goal' ? goals?.[scored++] : undefined),
    side,
    minute,
    ...(kind === 'period' ? { period, counts } : {}),
    at: new Date(startsAt.getTime() + atMs),
  }))
}

/** A goal with its scorer. */
const scoredBy = (kind: IncidentKind, goal: Goal | undefined) => ({
  kind: goal?.isOwn ? ('ownGoal' as const) : kind,
  who: goal?.who ?? null,
})
