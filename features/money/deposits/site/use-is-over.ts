import { useEffect, useState } from 'react'
import { houseNow } from '#ui/api/server-clock.ts'

/** The maximum browser timer; an order is valid for a week at most. */
const LONGEST_MS = 2 ** 31 - 1

/** Whether a time has passed by the server's clock; re-renders when it does. */
export function useIsOver(at: Date | null): boolean {
  const left = at === null ? Infinity : at.getTime() - houseNow()
  const [, again] = useState(0)
  useEffect(() => {
    if (at === null) return
    const wait = at.getTime() - houseNow()
    if (wait <= 0) return
    const timer = setTimeout(() => again((count) => count + 1), Math.min(wait, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [at])
  return left <= 0
}
