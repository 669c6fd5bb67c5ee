import { useCallback, useEffect, useState } from 'react'
import type { Launch } from './use-launch.ts'

/** On a slow connection a game's page takes a while; after this time an error is shown, and a late page replaces it. */
const LATE_MS = 15_000
/** With a fallback host, it is tried sooner. */
const FALL_BACK_MS = 6_000

export type Arrival = {
  /** A studio game that has sent no message yet: if its page failed, the frame shows nothing, or the browser's error page. */
  readonly isAwaited: boolean
  readonly isLate: boolean
  readonly arrived: () => void
}

/** Whether the page of a launched game has loaded. Other providers' games send us no messages: they count as loaded. */
export function useArrival(launch: Launch, gameId: string): Arrival {
  const address = launch.state === 'open' ? launch.address : null
  const [here, setHere] = useState<string | null>(null)
  const [late, setLate] = useState<string | null>(null)
  const isAwaited = address !== null && here !== address && isOurs(address, gameId)
  const patienceMs = launch.state === 'open' && launch.hasFallback ? FALL_BACK_MS : LATE_MS
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setLate(address), patienceMs)
    return () => clearTimeout(timer)
  }, [isAwaited, address, patienceMs])
  const arrived = useCallback(() => setHere(address), [address])
  return { isAwaited, isLate: isAwaited && late === address, arrived }
}

/** Our own games are under one path of their origin, and are told which page they may message. */
function isOurs(address: string, gameId: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return pathname === `/play/${gameId}` && searchParams.has('host')
}
