import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server, type DefaultEventsMap, type Socket } from 'socket.io'
import type { LiveEvent } from '#contract/live.ts'
import type { MemberCaller, OperatorCaller } from '#server/call.ts'
import type { LiveEvents, Room } from '#server/events.ts'
import type { Log } from '#server/log.ts'
import { createCrowd, newest } from './crowd.ts'
import { openRecentEvents } from './recent-events.ts'
import { listenerPool } from './listener.ts'
import { createSeating } from './seating.ts'
import type { Seats } from './seats.ts'
import { followWatching, isWatchable, WATCH } from './watching.ts'

/** The owner of a socket: a member, an operator, or a visitor (events of the merchant only). */
export type SocketCaller =
  { readonly member: MemberCaller } | { readonly operator: OperatorCaller } | { readonly merchant: string }

export type SocketListener = {
  readonly server: HttpServer
  /** Authenticates a socket; null closes it. `origin` has been checked already. */
  readonly whoIs: (handshake: Socket['handshake']) => Promise<SocketCaller | null>
  /** The client address of a socket, by which visitors are counted. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly seats: Seats
}

type Batched = readonly [room: Room, hints: readonly LiveEvent[]]

/** Messages between processes besides Socket.IO's own. */
type BetweenProcesses = { hints: (batch: readonly Batched[]) => void }

/** How long an ended session is remembered, so that a socket being authenticated at that moment is rejected. */
const END_KEPT_MS = 60_000

/** Authentication timeout; until then a socket counts as a visitor. */
const CONNECT_MS = 10_000

/** Maximum size of an incoming message. */
const MAX_FRAME_BYTES = 4_096

/**
 * The sockets of this process, joined with those of all others through PostgreSQL. Events of one tick leave as one message per room:
 * one notification per committed batch, not one per bet.
 */
export class LiveHost implements LiveEvents {
  private readonly io: Server<DefaultEventsMap, DefaultEventsMap, BetweenProcesses>
  private readonly waiting = new Map<Room, LiveEvent[]>()
  /** Recently ended sessions, and until when they are remembered. */
  private readonly ended = new Map<string, number>()
  private readonly recent = openRecentEvents()
  private readonly crowd = createCrowd(
    (sockets, hints) => this.io.local.to([...sockets]).emit('hints', hints),
    {
      failed: (error) => this.log.error({ error }, 'events were not sent'),
    },
  )
  private readonly log: Log
  private hasDoor = false
  private seating = createSeating()

  /** `door` separates the back office's events from the site's: each has its own channel. */
  constructor(pool: pg.Pool, log: Log, listener: 'site' | 'office') {
    this.log = log
    this.io = new Server({
      path: '/live',
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MAX_FRAME_BYTES,
      connectTimeout: CONNECT_MS,
      // the adapter needs no more of a pool than this
      adapter: createAdapter(listenerPool(pool) as pg.Pool, {
        channelPrefix: `live_${listener}`,
        errorHandler: (error) => log.warn({ error }, 'socket adapter lost the database connection'),
      }),
      allowRequest: (request, decide) => {
        if (!isOwnPage(request.headers.origin, request.headers.host)) return decide(null, false)
        this.seating.come(request).then(
          (isFree) => decide(null, isFree),
          () => decide(null, false),
        )
      },
    })
    this.io.on('hints', (batch) => this.deliver(batch))
  }

  /** Accepts sockets on a port; a process without one still publishes events. */
  attach({ server, whoIs, addressOf, seats }: SocketListener): void {
    this.seating = createSeating({ seats, addressOf })
    const space = this.io.attach(server)
    this.hasDoor = true
    space.use((socket, next) => {
      const askedAt = Date.now()
      whoIs(socket.handshake).then(
        async (caller) => {
          if (!caller || this.hasEnded(caller, askedAt)) return next(new Error('session.required'))
          if (!(await this.seating.sit(socket.request, caller))) return next(new Error('request.tooFast'))
          await socket.join(roomsOf(caller))
          next()
        },
        (error: unknown) => {
          this.log.error({ error }, 'socket authentication failed')
          next(new Error('system.fault'))
        },
      )
    })
    space.on('connection', (socket) => {
      this.makeGood(socket)
      followWatching(socket, (rooms, from) => this.recent.since(rooms, from, Date.now()))
    })
  }

  /** At its first connection a page sends its age: events of its rooms since then are repeated. */
  private makeGood(socket: Socket): void {
    const age: unknown = socket.handshake.auth['age']
    if (typeof age !== 'number' || !(age > 0)) return
    const hints = this.recent.since(socket.rooms, socket.handshake.issued - age, Date.now())
    if (hints.length > 0) socket.emit('hints', hints)
  }

  publish(room: Room, hint: LiveEvent): void {
    // a name with a wrong character would silently reach no page
    if (room.startsWith(WATCH) && !isWatchable(room.slice(WATCH.length)))
      throw new TypeError(`live: no page can watch ${room}`)
    const waiting = this.waiting.get(room)
    if (waiting) return void waiting.push(hint)
    this.waiting.set(room, [hint])
    if (this.waiting.size === 1) setImmediate(() => this.send())
  }

  /** Own sockets immediately; other processes by one message for all rooms of the tick. */
  private send(): void {
    const batch = [...this.waiting].map(([room, hints]): Batched => [room, newest(hints)])
    this.waiting.clear()
    this.deliver(batch)
    this.io.serverSideEmit('hints', batch)
  }

  private deliver(batch: readonly Batched[]): void {
    for (const [room, hints] of batch) {
      this.emit(room, hints)
      if (room === 'operators') this.emit(SOME_BRANDS, hints.map(bare))
    }
  }

  /** Most rooms are empty: skip encoding. */
  private emit(room: string, hints: readonly LiveEvent[]): void {
    if (!this.hasDoor) return // a worker without clients
    this.recent.keep(room, hints, Date.now())
    const sockets = this.io.of('/').adapter.rooms.get(room)
    if (sockets) this.crowd.tell(room, sockets, hints)
  }

  /**
   * This process's sockets: each process receives the end of a session itself. The clients are told the reason, because a shutdown
   * closes them too.
   */
  endSession(sessionId: string): void {
    const now = Date.now()
    for (const [id, at] of this.ended) if (at + END_KEPT_MS < now) this.ended.delete(id)
    this.ended.set(sessionId, now)
    const own = this.io.local.in(`${SESSION}${sessionId}`)
    own.emit('ended')
    own.disconnectSockets(true)
  }

  /** Open sockets of this process, those still being authenticated included. */
  count(): number {
    return this.hasDoor ? this.io.engine.clientsCount : 0
  }

  sessions(): readonly string[] {
    const rooms = [...this.io.of('/').adapter.rooms.keys()]
    return rooms.flatMap((room) => (room.startsWith(SESSION) ? [room.slice(SESSION.length)] : []))
  }

  /** What the pages of this process watch, with the number of pages. */
  watched(): ReadonlyMap<string, number> {
    const rooms = this.hasDoor ? [...this.io.of('/').adapter.rooms] : []
    return new Map(
      rooms.flatMap(([room, sockets]) =>
        room.startsWith(WATCH) ? [[room.slice(WATCH.length), sockets.size] as const] : [],
      ),
    )
  }

  /** Whether a session ended while it was being authenticated. */
  private hasEnded(caller: SocketCaller, askedAt: number): boolean {
    if ('merchant' in caller) return false
    const { sessionId } = 'member' in caller ? caller.member : caller.operator
    return (this.ended.get(sessionId) ?? 0) >= askedAt
  }

  async close(): Promise<void> {
    this.io.disconnectSockets(true)
    // without a port there is no engine, which `io.close` expects
    await (this.hasDoor ? this.io.close() : this.io.of('/').adapter.close())
  }
}

/** Both channels as one: operators are reached through the back office's, everyone else through the site's. */
export function hintsOf(site: LiveEvents, office: LiveEvents): LiveEvents {
  return {
    publish: (room, hint) => (room === 'operators' ? office : site).publish(room, hint),
    endSession(sessionId) {
      site.endSession(sessionId)
      office.endSession(sessionId)
    },
    sessions: () => [...site.sessions(), ...office.sessions()],
    watched: () => site.watched(),
    close: async () => {
      await Promise.all([site.close(), office.close()])
    },
  }
}

/** The room of one session's sockets. */
const SESSION = 'session:'

/** Operators of some brands are told that a queue changed, but not which row. */
const SOME_BRANDS = 'operators:some'

function bare({ topic, seq }: LiveEvent): LiveEvent {
  return { topic, seq, patch: null }
}

/** A page of another origin may not open a socket with a visitor's session (S7). */
function isOwnPage(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true // not a browser
  return URL.canParse(origin) && new URL(origin).host === host
}

function roomsOf(caller: SocketCaller): string[] {
  if ('operator' in caller)
    return [caller.operator.brands ? SOME_BRANDS : 'operators', `${SESSION}${caller.operator.sessionId}`]
  if ('merchant' in caller) return [`merchant:${caller.merchant}`]
  const { id, merchant, sessionId } = caller.member
  return [`member:${id}`, `merchant:${merchant}`, `${SESSION}${sessionId}`]
}
