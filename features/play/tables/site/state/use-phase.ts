import { useEffect, useState } from 'react'
import { serverNow } from '../server-time.ts'
import type { TableRound } from '../use-table.ts'

/**
 * Whether bets are taken, by the server's clock: the round's phase arrives with the next message, its closing time is known before. What
 * is sent in the moment between is decided by the server.
 */
export function useIsOpen(round: TableRound | null, isTableOpen: boolean): boolean {
  const [, tick] = useState(0)
  const leftMs = round?.phase === 'betting' ? round.closesAt.getTime() - serverNow() : 0
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => tick((count) => count + 1), leftMs + 4)
    return () => clearTimeout(timer)
  })
  return isTableOpen && leftMs > 0
}
