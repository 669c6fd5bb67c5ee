import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** Until when each button rests. Kept beside the forms, so that closing and opening one again changes nothing. */
const useRests = create<Readonly<Record<string, number>>>(() => ({}))

const TICK_MS = 250

/** Lets a button rest for so long; the server counts the same. */
export function restFor(key: string, seconds: number): void {
  useRests.setState({ [key]: Date.now() + seconds * 1_000 })
}

/**
 * Seconds for which a button still rests, drawn again as they pass; 0 where it does not. A rest that has just begun counts in the
 * same drawing as whatever was said about it: no one hears that they may ask again in the moment in which they asked.
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
