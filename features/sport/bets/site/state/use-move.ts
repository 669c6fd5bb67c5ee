import { useEffect, useState } from 'react'

/** A movement is marked this long. */
const SHOWN_MS = 6_000

export type Move = 'up' | 'down' | null

/** Which way a price has just moved. */
export function useMove(price: number | null): Move {
  const [{ last, move }, set] = useState<{ last: number | null; move: Move }>({ last: price, move: null })
  if (price !== last)
    set({ last: price, move: price === null || last === null ? null : price > last ? 'up' : 'down' })
  useEffect(() => {
    if (move === null) return
    const timer = setTimeout(() => set((before) => ({ ...before, move: null })), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [move, last])
  return move
}
