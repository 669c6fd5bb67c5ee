import { io, type Socket } from 'socket.io-client'
import type { Hint } from '#contract/live.ts'

export type LiveState = 'connecting' | 'open' | 'broken'

/** After the house closed the line: a moment, in which not all pages come back at once. */
const AGAIN_MS = 1_000

export type LiveHandlers = {
  /** A hint arrived; `isGap` when something before it was missed: then ask by HTTP. */
  readonly onHint: (hint: Hint, isGap: boolean) => void
  /** The line stands for the first time: what changed since the page's first answers was told to nobody. */
  readonly onFirst?: () => void
  /** The session of this line has ended, the house says: what there is to say of it comes before anything is asked anew. */
  readonly onEnded?: () => Promise<unknown>
  /** After a cut the page asks by HTTP for everything that it shows. */
  readonly onReconnect: () => void
  readonly onState: (state: LiveState) => void
  /** How long ago the page began to ask, in milliseconds: what was told since then is told again as the line first stands. */
  readonly age?: () => number
}

/** The page's one socket. `token` is asked for at every connect, so that a new login is taken up; `named` says which brand. */
export function openLive(
  url: string,
  token: () => string | null,
  handlers: LiveHandlers,
  named: () => string | null = () => null,
): { readonly close: () => void } {
  const seen = new Map<string, bigint>()
  let wasOpen = false
  const socket: Socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    auth: (tell) => tell({ token: token(), merchant: named(), age: wasOpen ? 0 : (handlers.age?.() ?? 0) }),
    reconnectionDelayMax: 10_000,
  })
  socket.on('connect', () => {
    handlers.onState('open')
    if (wasOpen) handlers.onReconnect()
    else handlers.onFirst?.()
    wasOpen = true
  })
  let again: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let told: Promise<unknown> = Promise.resolve()
  socket.on('ended', () => {
    told = handlers.onEnded?.().catch(() => undefined) ?? told
  })
  socket.on('disconnect', (reason) => {
    handlers.onState('broken')
    if (reason !== 'io server disconnect') return
    // the house ended the session, or itself: whatever is shown is asked for anew, and the first answer says so
    void told.then(() => !isClosed && handlers.onReconnect())
    again = setTimeout(() => socket.connect(), AGAIN_MS * (1 + Math.random()))
  })
  socket.on('connect_error', () => handlers.onState('broken'))
  socket.on('hints', (hints: readonly Hint[]) => {
    for (const hint of hints) {
      const seq = BigInt(hint.seq)
      const last = seen.get(hint.topic)
      if (last !== undefined && seq <= last) continue // an old frame that was overtaken
      seen.set(hint.topic, seq)
      handlers.onHint(hint, last !== undefined && seq > last + 1n)
    }
  })
  handlers.onState('connecting')
  return {
    close: () => {
      isClosed = true
      clearTimeout(again)
      socket.close()
    },
  }
}
