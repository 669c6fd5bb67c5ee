import type { Json } from '#game-kit/schema.ts'
import { dealMs, type TimedEvent } from '#game-kit/tables/table-game.ts'
import type { LiveRound } from '#features/play/shared-rounds/public.ts'
import { gameOf, type TableRow } from './catalogue.ts'

export type Phase = 'asleep' | 'betting' | 'closing' | 'dealing' | 'over' | 'void'

/** A table that has been over for so long sleeps. */
const ASLEEP_MS = 30_000

const isTimed = (event: { readonly type: string }): event is TimedEvent =>
  'atMs' in event && typeof event.atMs === 'number'

function phaseOf({ state, closesAt, settledAt, voidedAt }: LiveRound['round'], now: Date): Phase {
  switch (state) {
    case 'scheduled':
      return 'over'
    case 'open':
      return closesAt > now ? 'betting' : 'closing'
    case 'locked':
      return 'closing'
    case 'drawn':
      return 'dealing'
    case 'settled':
    case 'revealed':
      return now.getTime() - (settledAt ?? now).getTime() > ASLEEP_MS ? 'asleep' : 'over'
    case 'void':
      return now.getTime() - (voidedAt ?? now).getTime() > ASLEEP_MS ? 'asleep' : 'void'
    default:
      return state satisfies never
  }
}

/** What is public of an outcome: all of it once its first piece is, or once it has been shown. */
const outcomeOf = (row: TableRow, { outcome, pieces }: LiveRound): Json =>
  outcome ?? (gameOf(row).isShownAtOnce ? (pieces[0] ?? null) : null)

/** A table's round as everyone may see it. */
export function shownRound(row: TableRow, live: LiveRound, now: Date) {
  const { round, open, pieces } = live
  const { id, label, version, opensAt, closesAt, drawsAt, drawnAt, commitment, ticketsHash, voidReason } =
    round
  const outcome = outcomeOf(row, live)
  const script = outcome === null ? [] : open.describe(outcome).filter(isTimed)
  return {
    table: row.code,
    id,
    label,
    version,
    phase: phaseOf(round, now),
    opensAt,
    closesAt,
    drawsAt,
    drawnAt,
    endsAt: drawnAt && script.length > 0 ? new Date(drawnAt.getTime() + dealMs(script)) : null,
    commitment,
    ticketsHash,
    outcome,
    pieces: [...pieces],
    script: script.map((event) => ({ ...event })),
    mark: outcome === null ? null : gameOf(row).mark(outcome),
    voidReason,
  }
}

export type ShownRound = ReturnType<typeof shownRound>
