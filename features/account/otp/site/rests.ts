import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** The end of each button's wait. Stored outside the forms, so that closing and reopening one does not reset it. */
const useRests = create<Readonly<Record<string, number>>>(() => ({}))

const TICK_MS = 250

/** Disables a button for this long; the server enforces the same wait. */
export function restFor(key: string, seconds: number): void {
  useRests.setState({ [key]: Date.now() + seconds * 1_000 })
}

/**
 * Seconds until a button is enabled again, updated as they pass; 0 if it is enabled. A new wait takes effect in the same render as its
 * message, so that no render announces the button as enabled right after the request.
 */
export function useRest(key: string): number {
  const until = useRests((rests) => rests[key] ?? 0)
  const [seen, setSeen] = useState({ until, left: secondsTo(until) })
  if (seen.until !== until) setSeen({ until, left: secondsTo(until) })
  useEffect(() => {
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => {
      const left = secondsTo(until)
      setSeen({ until, left })
      if (left === 0) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return seen.until === until ? seen.left : secondsTo(until)
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}
