import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isInvalidated } from '#features/live.ts'

/** The office's socket: each event names the queries to invalidate, which are refetched over HTTP. */
export function useLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let close: () => void = () => undefined
    let isOver = false
    void import('#live/client.ts').then(({ openLive }) => {
      if (isOver) return
      const live = openLive(location.origin, () => null, {
        onHint: ({ topic }) => {
          void queries.invalidateQueries({
            predicate: ({ queryKey: [name] }) => isInvalidated(String(name), topic),
          })
        },
        onReconnect: () => void queries.invalidateQueries(),
        onState: () => undefined,
        age: () => performance.now(),
      })
      close = live.close
    })
    return () => {
      isOver = true
      close()
    }
  }, [queries])
}
