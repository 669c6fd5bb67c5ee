import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** Until when each button rests. Kept beside the forms, so that closing and opening one again changes nothing. */
const useRests = create<Readonly<Record<string, number>>>(() => ({}))

const TICK_MS = 250

/** Lets a button rest for so long; the server counts the same. */
export function restFor(key: string, seconds: number): void {
  useRests.setState({ [key]: Date.now() + seconds * 1_000 })
}

/** Seconds for which a button still rests, drawn again as they pass; 0 where it does not. */
export function useRest(key: string): number {
  const until = useRests((rests) => rests[key] ?? 0)
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => {
      const now = secondsTo(until)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}
