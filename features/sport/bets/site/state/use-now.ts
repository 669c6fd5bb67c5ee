import { useEffect, useState } from 'react'
import { minuteNow } from '#features/sport/events/rules/live.ts'
import type { SportEvent } from '../types.ts'

let aheadMs = 0

/** Learns the server's time from a reply, so that clocks of matches run right on a device whose own is wrong. */
export const learnNow = (now: Date) => {
  aheadMs = now.getTime() - Date.now()
}

const TICK_MS = 5_000

/** The server's time, every few seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(Date.now() + aheadMs))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(Date.now() + aheadMs)), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The minute of a match under way; null where a sport has no clock. */
export function minuteOf({ live }: SportEvent, now: Date): number | null {
  if (!live || live.minute === null) return null
  return minuteNow({ ...live, clockAt: live.clockAt?.toISOString() ?? null }, now)
}
