import { useEffect, useRef, useState } from 'react'
import { countAt } from '#game-kit/scene/count-up.ts'
import type { Minor } from '#kit/money.ts'

/** How fast a count slows down towards its end. */
const EASE = 3

/**
 * An amount that counts to `to` whenever that changes, from what is shown or first from `from`; immediately where `ms` is 0. `end` shows
 * the whole amount now.
 */
export function useCount(
  to: Minor,
  { from = to, ms }: { readonly from?: Minor; readonly ms: number },
): { readonly shown: Minor; readonly end: () => void } {
  const [shown, setShown] = useState(ms > 0 ? from : to)
  const now = useRef(shown)
  const frame = useRef(0)
  useEffect(() => {
    const start = now.current
    const show = (amount: Minor): void => {
      now.current = amount
      setShown(amount)
    }
    // a smaller amount is another count: nothing runs backwards
    if (ms <= 0 || to <= start) return show(to)
    let began: number | null = null
    const step = (at: number): void => {
      began ??= at
      const share = Math.min(1, (at - began) / ms)
      show(countAt(start, to, 1 - (1 - share) ** EASE))
      if (share < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame.current)
  }, [to, ms])
  return {
    shown,
    end: () => {
      cancelAnimationFrame(frame.current)
      now.current = to
      setShown(to)
    },
  }
}
