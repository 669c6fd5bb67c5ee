import { useEffect, useState } from 'react'
import { vars } from '#ui/theme/vars.ts'
import { serverNow } from '#features/play/tables/site/server-time.ts'

const TICK_MS = 200
const LAST = 0.25

/** The time that is left for a decision, as a ring around its seat, by the server's clock. */
export function TurnRing({ dueAt, seconds }: { readonly dueAt: Date; readonly seconds: number }) {
  const [left, setLeft] = useState(1)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.min(1, (dueAt.getTime() - serverNow()) / (seconds * 1_000))))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [dueAt, seconds])
  return (
    <span
      className="cr-ring"
      aria-hidden
      data-last={left < LAST || undefined}
      style={vars({ '--left': left })}
    />
  )
}
