import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server, type DefaultEventsMap, type Socket } from 'socket.io'
import type { Hint } from '#contract/live.ts'
import type { MemberCaller, OperatorCaller } from '#server/call.ts'
import type { Hints, Room } from '#server/hints.ts'
import type { Log } from '#server/log.ts'
import { openLately } from './lately.ts'
import { listenerPool } from './listener.ts'
import { createSeating } from './seating.ts'
import type { Seats } from './seats.ts'

/** Who a socket is: a member of the site, an operator of the back office, or a visitor (merchant's news only). */
export type SocketCaller =
  { readonly member: MemberCaller } | { readonly operator: OperatorCaller } | { readonly merchant: string }

export type SocketDoor = {
  readonly server: HttpServer
  /** Decides who connects; null closes the socket. `origin` has been checked already. */
  readonly whoIs: (handshake: Socket['handshake']) => Promise<SocketCaller | null>
  /** The address that a socket comes from, by which visitors are counted. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly seats: Seats
}

type Batched = readonly [room: Room, hints: readonly Hint[]]

/** What processes say to each other beside Socket.IO's own messages. */
type BetweenProcesses = { hints: (batch: readonly Batched[]) => void }

/** How long a session's end is remembered here: whoever was being let in at that moment is not. */
const END_KEPT_MS = 60_000

/** Whoever has not said by then who they are loses the line; until then they count as a visitor. */
const CONNECT_MS = 10_000

/** Frames larger than this are not ours. */
const MAX_FRAME_BYTES = 4_096

/**
 * Sockets of this process, joined with those of all others through PostgreSQL. Hints told within one tick leave as one
 * message a room: one notification a committed batch, not one a bet.
 */
export class LiveHost implements Hints {
  private readonly io: Server<DefaultEventsMap, DefaultEventsMap, BetweenProcesses>
  private readonly waiting = new Map<Room, Hint[]>()
  /** Sessions that ended lately, and until when they are remembered. */
  private readonly ended = new Map<string, number>()
  private readonly lately = openLately()
  private readonly log: Log
  private hasDoor = false
  private seating = createSeating()

  /** `door` keeps the back office's news apart from the site's: each has a channel of its own. */
  constructor(pool: pg.Pool, log: Log, door: 'site' | 'office') {
    this.log = log
    this.io = new Server({
      path: '/live',
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MAX_FRAME_BYTES,
      connectTimeout: CONNECT_MS,
      // the adapter asks no more of a pool than this one does
      adapter: createAdapter(listenerPool(pool) as pg.Pool, {
        channelPrefix: `live_${door}`,
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

  /** Serves sockets on a port; a process without one still tells the others. */
  attach({ server, whoIs, addressOf, seats }: SocketDoor): void {
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
    space.on('connection', (socket) => this.makeGood(socket))
  }

  /** A page says how old it is when its line first stands: what its rooms were told since is told to it now. */
  private makeGood(socket: Socket): void {
    const age: unknown = socket.handshake.auth['age']
    if (typeof age !== 'number' || !(age > 0)) return
    const hints = this.lately.since(socket.rooms, socket.handshake.issued - age, Date.now())
    if (hints.length > 0) socket.emit('hints', hints)
  }

  tell(room: Room, hint: Hint): void {
    const waiting = this.waiting.get(room)
    if (waiting) return void waiting.push(hint)
    this.waiting.set(room, [hint])
    if (this.waiting.size === 1) setImmediate(() => this.send())
  }

  /** Own sockets at once; the other processes by one message for all rooms of the tick, whatever their number. */
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

  /** Most rooms have nobody here: a message would be packed all the same. */
  private emit(room: string, hints: readonly Hint[]): void {
    if (!this.hasDoor) return // a worker, to which no page comes
    this.lately.keep(room, hints, Date.now())
    if (this.io.of('/').adapter.rooms.has(room)) this.io.local.to(room).emit('hints', hints)
  }

  /** The sockets of this process: each process hears of the end by itself. They are told, as a house that stops closes them too. */
  endSession(sessionId: string): void {
    const now = Date.now()
    for (const [id, at] of this.ended) if (at + END_KEPT_MS < now) this.ended.delete(id)
    this.ended.set(sessionId, now)
    const own = this.io.local.in(`${SESSION}${sessionId}`)
    own.emit('ended')
    own.disconnectSockets(true)
  }

  sessions(): readonly string[] {
    const rooms = [...this.io.of('/').adapter.rooms.keys()]
    return rooms.flatMap((room) => (room.startsWith(SESSION) ? [room.slice(SESSION.length)] : []))
  }

  /** Whether a session ended while somebody was asked about it. */
  private hasEnded(caller: SocketCaller, askedAt: number): boolean {
    if ('merchant' in caller) return false
    const { sessionId } = 'member' in caller ? caller.member : caller.operator
    return (this.ended.get(sessionId) ?? 0) >= askedAt
  }

  async close(): Promise<void> {
    this.io.disconnectSockets(true)
    // where no port is served there is no engine, which `io.close` would look for
    await (this.hasDoor ? this.io.close() : this.io.of('/').adapter.close())
  }
}

/** The hints of both doors as one: operators hear at the back office's, everyone else at the site's. */
export function hintsOf(site: Hints, office: Hints): Hints {
  return {
    tell: (room, hint) => (room === 'operators' ? office : site).tell(room, hint),
    endSession(sessionId) {
      site.endSession(sessionId)
      office.endSession(sessionId)
    },
    sessions: () => [...site.sessions(), ...office.sessions()],
    close: async () => {
      await Promise.all([site.close(), office.close()])
    },
  }
}

/** The room of one session's sockets. */
const SESSION = 'session:'

/** Operators of some brands alone hear that a queue moved, not which row of whose. */
const SOME_BRANDS = 'operators:some'

function bare({ topic, seq }: Hint): Hint {
  return { topic, seq, patch: null }
}

/** Of several hints of one topic only the last is worth a frame. */
function newest(hints: readonly Hint[]): readonly Hint[] {
  return [...new Map(hints.map((hint) => [hint.topic, hint])).values()]
}

/** A page of another origin may not open a socket in a visitor's name (S7). */
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
