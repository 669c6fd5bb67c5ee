import type { SideTrack } from './side-tracks.ts'

/** A side that has come in every one of the newest draws. */
export interface Streak {
  readonly play: string
  readonly option: string
  /** The other side, where there are two. */
  readonly against: string | null
  /** How many draws in a row. */
  readonly length: number
}

/** Shorter runs are not listed: of two equal sides one draw in eight ends a run of three. */
export const SHORTEST_STREAK = 4

/**
 * The current runs of the sides, longest first; `outcomes` are the results, newest first. A draw on which no side wins, such as a tie
 * that returns the stake, ends the run.
 */
export function streaksOf(
  tracks: readonly SideTrack[],
  outcomes: readonly unknown[],
  shortest = SHORTEST_STREAK,
): readonly Streak[] {
  const found = tracks.flatMap(({ play, values, seen }): readonly Streak[] => {
    const [newest, ...before] = outcomes.map(seen)
    if (newest === null || newest === undefined || newest === 'tie') return []
    const end = before.findIndex((value) => value !== newest)
    const length = 1 + (end < 0 ? before.length : end)
    const others = values.filter((value) => value !== newest && value !== 'tie')
    if (length < shortest) return []
    return [{ play, option: newest, against: others.length === 1 ? (others[0] ?? null) : null, length }]
  })
  return found.toSorted((a, b) => b.length - a.length || a.play.localeCompare(b.play))
}
