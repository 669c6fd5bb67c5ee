import { useEffect, useState } from 'react'
import { houseNow } from './server-clock.ts'

const TICK_MS = 1_000

/** The server's time in milliseconds, every second while it ticks. */
export function useHouseNow(isTicking = true): number {
  const [now, setNow] = useState(houseNow)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(houseNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
