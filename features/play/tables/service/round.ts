import type { Json } from '#game-kit/schema.ts'
import { dealMs, type TimedEvent } from '#game-kit/tables/table-game.ts'
import type { LiveRound } from '#features/play/shared-rounds/public.ts'
import { gameOf, type TableRow } from './catalogue.ts'

export type Phase = 'asleep' | 'betting' | 'closing' | 'dealing' | 'over' | 'void'

/** A table that has been over for so long sleeps. */
const ASLEEP_MS = 30_000

const isTimed = (event: { readonly type: string }): event is TimedEvent =>
  'atMs' in event && typeof event.atMs === 'number'

/** An event of a deal by hand, as its consoles have agreed on it. */
export type DealtEvent = { readonly type: string; readonly atMs: number; readonly [field: string]: Json }

type Moment = {
  readonly now: Date
  /** Of a table with a dealer, what is public of its round before the result. */
  readonly dealt: readonly DealtEvent[]
}

function phaseOf(
  { state, closesAt, settledAt, voidedAt }: LiveRound['round'],
  { now, dealt }: Moment,
): Phase {
  switch (state) {
    case 'scheduled':
      return 'over'
    case 'open':
      return closesAt > now ? 'betting' : 'closing'
    case 'locked':
      return dealt.length > 0 ? 'dealing' : 'closing'
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

/** A deal by hand was seen when it was dealt: its page shows the result at once. */
function scriptOf(
  { isDealt }: TableRow,
  events: readonly { readonly type: string }[],
): readonly TimedEvent[] {
  const script = events.filter(isTimed)
  return isDealt ? script.map((event) => ({ ...event, atMs: 0 })) : script
}

/** A table's round as everyone may see it. */
export function shownRound(row: TableRow, live: LiveRound, moment: Moment) {
  const { round, open, pieces } = live
  const { id, label, version, opensAt, closesAt, drawsAt, drawnAt, commitment, ticketsHash, voidReason } =
    round
  const outcome = outcomeOf(row, live)
  const script = outcome === null ? moment.dealt : scriptOf(row, open.describe(outcome))
  // what a dealer deals is shown as soon as it is read
  const shownFrom = drawnAt ?? (script.length > 0 ? closesAt : null)
  return {
    table: row.code,
    id,
    label,
    version,
    phase: phaseOf(round, moment),
    opensAt,
    closesAt,
    drawsAt,
    drawnAt: shownFrom,
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
