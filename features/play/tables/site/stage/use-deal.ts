import { useCallback, useEffect, useState } from 'react'
import { dealtBy, type Timed } from '../../rules/page/deal.ts'
import { serverNow } from '../server-time.ts'

/** A round as far as the stage needs it. */
export type DealtRound<E extends Timed = Timed> = {
  readonly id: string
  readonly phase: 'asleep' | 'betting' | 'closing' | 'dealing' | 'over' | 'void'
  readonly drawnAt: Date | null
  readonly script: readonly E[]
}

export type Deal<E extends Timed> = {
  /** Events whose time has come. */
  readonly open: readonly E[]
  /** Events that have come or are about to: closed cards, a ball that rolls. */
  readonly dealt: readonly E[]
  /** Milliseconds since the draw at which this was read; -Infinity before it, Infinity after a skip. */
  readonly elapsedMs: number
  readonly isOver: boolean
  readonly skip: () => void
}

/** What of a deal is shown now, by the server's time; `leadMs` before its time an event is dealt. Renders when something changes. */
export function useDeal<E extends Timed>(
  { id, phase, drawnAt, script }: DealtRound<E>,
  leadMs: number,
): Deal<E> {
  const [skipped, setSkipped] = useState<string | null>(null)
  const [, tick] = useState(0)
  const start = drawnAt?.getTime() ?? null
  const isWhole = skipped === id || phase === 'over'
  const elapsedMs = start === null ? -Infinity : isWhole ? Infinity : serverNow() - start
  const open = dealtBy(script, elapsedMs)
  const dealt = dealtBy(script, elapsedMs + leadMs)
  const waitMs = start === null ? null : least(open.waitMs, dealt.waitMs)
  useEffect(() => {
    if (waitMs === null) return
    const timer = setTimeout(() => tick((count) => count + 1), Math.max(8, waitMs))
    return () => clearTimeout(timer)
  })
  const skip = useCallback(() => setSkipped(id), [id])
  return {
    open: open.shown,
    dealt: dealt.shown,
    elapsedMs,
    isOver: start !== null && open.next === null,
    skip,
  }
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
