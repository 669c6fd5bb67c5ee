import { io, type Socket } from 'socket.io-client'
import type { LiveEvent } from '#contract/live.ts'
import { createHeard } from './heard.ts'

export type LiveState = 'connecting' | 'open' | 'broken'

/** Minimum time between two messages about what the page watches; the server's own limit is shorter. */
const WATCH_MS = 80

/** Delay after the server closed the connection, randomised so that pages do not all reconnect together. */
const AGAIN_MS = 1_000

export type LiveHandlers = {
  /** An event arrived. */
  readonly onHint: (hint: LiveEvent) => void
  /** The first connection: changes since the page's first replies were not delivered. */
  readonly onFirst?: () => void
  /** The server ended this connection's session: the reason is shown before anything is refetched. */
  readonly onEnded?: () => Promise<unknown>
  /** After a reconnect the page refetches everything that it shows. */
  readonly onReconnect: () => void
  readonly onState: (state: LiveState) => void
  /** Age of the page in milliseconds: events since then are repeated at the first connection. */
  readonly age?: () => number
  /** What the page watches; repeated at every connect. */
  readonly watched?: () => readonly string[]
}

/** The page's one socket. `token` is read at every connect, so that a new login is used; `named` returns the brand. */
export function openLive(
  url: string,
  token: () => string | null,
  handlers: LiveHandlers,
  named: () => string | null = () => null,
): { readonly close: () => void; readonly watch: () => void } {
  const isNews = createHeard()
  let wasOpen = false
  let saidAt = -Infinity
  let due: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    due = undefined
    saidAt = performance.now()
    const names = handlers.watched?.()
    if (names && socket.connected) socket.emit('watch', names)
  }
  /** The server ignores messages that follow too quickly: the last of several changes is sent when it is heard again. */
  const watch = () => {
    due ??= setTimeout(say, Math.max(0, saidAt + WATCH_MS - performance.now()))
  }
  const socket: Socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    auth: (tell) => tell({ token: token(), merchant: named(), age: wasOpen ? 0 : (handlers.age?.() ?? 0) }),
    reconnectionDelayMax: 10_000,
  })
  socket.on('connect', () => {
    handlers.onState('open')
    if (handlers.watched?.().length) say()
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
    // the server ended the session or is shutting down: everything shown is refetched, and the first reply tells which
    void told.then(() => !isClosed && handlers.onReconnect())
    again = setTimeout(() => socket.connect(), AGAIN_MS * (1 + Math.random()))
  })
  socket.on('connect_error', () => handlers.onState('broken'))
  socket.on('hints', (hints: readonly LiveEvent[]) => {
    for (const hint of hints) if (isNews(hint)) handlers.onHint(hint)
  })
  handlers.onState('connecting')
  return {
    /** What the page watches has changed. */
    watch: () => {
      if (socket.connected) watch()
    },
    close: () => {
      isClosed = true
      clearTimeout(again)
      clearTimeout(due)
      socket.close()
    },
  }
}
