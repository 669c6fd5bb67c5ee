import { partsAt } from '#game-kit/crash/curve.ts'
import type { Table } from './use-table.ts'

/** How long the end of a flight is shown before the next start is counted down. */
const SHOWN_MS = 3_200
const PARTS_OF_ONE = 100_000_000

export type Phase =
  | { readonly kind: 'resting' }
  | { readonly kind: 'waiting'; readonly leftMs: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'flying'; readonly sinceMs: number; readonly times: number }
  | { readonly kind: 'snapped'; readonly sinceMs: number; readonly times: number }

/** What the table shows at a moment of the server's time. */
export function phaseOf({ last, flying, next }: Table, now: number): Phase {
  if (flying) {
    if (!flying.startedAt) return { kind: 'starting' }
    const sinceMs = Math.max(0, now - flying.startedAt.getTime())
    return { kind: 'flying', sinceMs, times: partsAt(sinceMs) / PARTS_OF_ONE }
  }
  const sinceMs = last ? Math.max(0, now - last.endedAt.getTime()) : Infinity
  if (last && sinceMs < SHOWN_MS) return { kind: 'snapped', sinceMs, times: last.at / 100 }
  if (!next?.startsAt) return { kind: 'resting' }
  const leftMs = next.startsAt.getTime() - now
  return leftMs > 0 ? { kind: 'waiting', leftMs } : { kind: 'starting' }
}
