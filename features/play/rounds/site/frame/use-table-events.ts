import { useEffect, useState, type RefObject } from 'react'
import { useWatch } from '#ui/api/watch.ts'
import { readFrameMessage } from './frame-messages.ts'

/** Topics that a game may hear; what watchers get is public. */
const PREFIX = 'fishing.'

/**
 * Passes the live events of a game's table on to it: the frame has no socket. After a reconnect the game reads its table again by itself,
 * with its next beat.
 */
export function useTableEvents(frame: RefObject<HTMLIFrameElement | null>, origin: string | null): void {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (origin === null) return
    const hear = (event: MessageEvent<unknown>) => {
      const message = event.source === frame.current?.contentWindow ? readFrameMessage(event, origin) : null
      if (message?.type === 'watch') setNames(message.names)
      if (message?.type === 'here') setNames([])
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin])
  useWatch(names, {
    onEvent: ({ topic, of, patch }) => {
      const isWatched = names.some((name) => of === name || of?.startsWith(`${name}-`))
      if (origin !== null && isWatched && topic.startsWith(PREFIX))
        frame.current?.contentWindow?.postMessage({ type: 'fairhouse.event', topic, patch }, origin)
    },
  })
}
