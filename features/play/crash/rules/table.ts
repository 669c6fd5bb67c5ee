import { startOf, type PaceRound } from './pace.ts'

/** A round of the table as the server knows it. */
export type TableRound = PaceRound & {
  readonly label: string
  readonly commitment: string | null
  readonly drawnAt: Date | null
  readonly endsAt: Date | null
}

export type LastFlight = {
  readonly round: string
  readonly label: string
  readonly at: number
  readonly startedAt: Date
  readonly endedAt: Date
}

export type ShownTable = {
  readonly last: LastFlight | null
  readonly flying: { readonly round: string; readonly label: string; readonly startedAt: Date | null } | null
  readonly next: {
    readonly round: string
    readonly label: string
    readonly startsAt: Date | null
    readonly commitment: string | null
  } | null
}

/** What of the table is public at a moment: of a flight under way only that it flies, and since when. */
export function shownTable(rounds: readonly TableRound[], last: LastFlight | null, now: Date): ShownTable {
  const flying = rounds.find(
    ({ state, endsAt }) => state === 'locked' || (state === 'drawn' && endsAt !== null && endsAt > now),
  )
  const next = rounds.find(({ state, closesAt }) => state === 'open' && closesAt > now)
  return {
    last,
    flying: flying ? { round: flying.id, label: flying.label, startedAt: flying.drawnAt } : null,
    next: next
      ? { round: next.id, label: next.label, startsAt: startOf(next, now), commitment: next.commitment }
      : null,
  }
}
