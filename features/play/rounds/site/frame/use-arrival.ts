import { useCallback, useEffect, useState } from 'react'
import type { Launch } from './use-launch.ts'

/** On a thin line a game's page takes a while; after that it is said that nothing comes, and what comes later is shown all the same. */
const LATE_MS = 15_000
/** Where the same game waits on another host, that one is tried sooner. */
const FALL_BACK_MS = 6_000

export type Arrival = {
  /** A game of the platform that has not said a word yet: where its page got lost there is nothing to see, or the browser's own page. */
  readonly isAwaited: boolean
  readonly isLate: boolean
  readonly arrived: () => void
}

/** Whether the page of a launched game came. Other providers' games do not speak with us: theirs is taken as it comes. */
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

/** Our own games stand under one path of their origin, and are told which page they may talk to. */
function isOurs(address: string, gameId: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return pathname === `/play/${gameId}` && searchParams.has('host')
}
