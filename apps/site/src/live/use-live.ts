import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onSession, sessionToken } from '#ui/api/session.ts'
import { onWatched, tellAgain, tellWatchers, watchedNames } from '#ui/api/watch.ts'
import { hearLine } from '../state/line-state.ts'

/** Long after the first paint, which does not depend on the socket. */
const START_AFTER_MS = 1200

/** Refetched after the socket has connected: flags and balances may have changed before. */
const EARLY = ['system.whitelabel', 'wallet.balance'] as const

/**
 * The page's socket, loaded after the first paint. It carries invalidation events only: each names the queries to refetch over HTTP. After
 * a reconnect everything shown is refetched.
 */
export function useLive(): void {
  const queries = useQueryClient()
  const token = useSyncExternalStore(onSession, sessionToken, () => null)
  useEffect(() => {
    let close: () => void = () => undefined
    let isOver = false
    const start = async () => {
      const [{ openLive }, { invalidatedBy }, end] = await Promise.all([
        import('#live/client.ts'),
        import('#features/live.ts'),
        token === null ? null : import('../ways/explain-end.ts').catch(() => null),
      ])
      if (isOver) return
      // events of one message often name the same queries: each is fetched once
      const due = new Set<string>()
      const refetch = () => {
        for (const key of due) void queries.invalidateQueries({ queryKey: [key] })
        due.clear()
      }
      const live = openLive(
        location.origin,
        sessionToken,
        {
          onHint: (event) => {
            tellWatchers(event)
            if (due.size === 0) queueMicrotask(refetch)
            for (const key of invalidatedBy(event.topic)) due.add(key)
          },
          onFirst: () => {
            for (const key of EARLY) void queries.invalidateQueries({ queryKey: [key] })
          },
          ...(token !== null && end ? { onEnded: () => end.meetEnd(token) } : {}),
          onReconnect: () => {
            tellAgain()
            void queries.invalidateQueries()
          },
          watched: watchedNames,
          onState: hearLine,
          age: () => performance.now(),
        },
        () => sessionStorage.getItem('merchant'),
      )
      const stop = onWatched(live.watch)
      close = () => {
        stop()
        live.close()
      }
    }
    // the page works without a socket: all data comes over HTTP anyway
    const timer = setTimeout(() => void start().catch(() => undefined), START_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [queries, token])
}
