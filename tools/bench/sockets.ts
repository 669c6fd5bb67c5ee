/** Pages of the live server of one process on loopback, and what one costs. */
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { openPool } from '#db/pool.ts'
import { LiveHost } from '#live/sockets.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { p99 } from './goals.ts'

/** Connections that are opened at a time. */
const OPENED = 100

export type Pages = {
  readonly live: LiveHost
  readonly pages: readonly Socket[]
  /** KiB for each, its client in the same process included. */
  readonly memory: number
  readonly close: () => Promise<void>
}

/** Opens pages of a brand that watch some rooms, none for those of the brand. */
export async function openPages(at: TestApp, count: number, watched: readonly string[]): Promise<Pages> {
  const pool = openPool({ url: at.database.url, name: 'bench', max: 2 })
  const live = new LiveHost(pool, pino({ level: 'silent' }), 'site')
  const server = createServer()
  live.attach({
    server,
    whoIs: () => Promise.resolve({ merchant: 'JADE' }),
    addressOf: () => randomUUID(), // every page comes from an address of its own
    seats: { take: () => Promise.resolve(() => undefined), close: () => Promise.resolve() },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('bench: the server has no port')
  const { port } = address
  const before = process.memoryUsage().rss
  const pages: Socket[] = []
  while (pages.length < count) {
    const opened = Array.from({ length: Math.min(OPENED, count - pages.length) }, () => page(port, watched))
    pages.push(...(await Promise.all(opened)))
  }
  const memory = (process.memoryUsage().rss - before) / 1024 / count
  const close = async () => {
    for (const each of pages) each.close()
    await live.close()
    server.close()
    await pool.end()
  }
  return { live, pages, memory, close }
}

function page(port: number, watched: readonly string[]): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout: 60_000,
  })
  return new Promise((opened, failed) => {
    socket.on('connect_error', failed)
    socket.on('connect', () => {
      if (watched.length > 0) socket.emit('watch', watched)
      opened(socket)
    })
  })
}

/** What some page has not got after this long was lost: the bench ends instead of waiting for it. */
const LOST_MS = 60_000

/** Waits until every page has got what was sent. */
export async function everyPage(heard: () => number, pages: number): Promise<void> {
  const end = performance.now() + LOST_MS
  while (heard() < pages) {
    if (performance.now() > end) throw new Error(`bench: a message reached ${heard()} of ${pages} pages`)
    await new Promise((turn) => setImmediate(turn))
  }
}

/** Publishes this number of messages, each when every page has got the previous one. Returns each one's p99 over the pages, in ms. */
export async function p99sOf(
  pages: readonly Socket[],
  messages: number,
  publish: (nth: number) => void,
): Promise<number[]> {
  let start = 0
  let heard: number[] = []
  for (const each of pages) each.on('hints', () => void heard.push(performance.now() - start))
  const p99s: number[] = []
  for (let nth = 1; nth <= messages; nth += 1) {
    heard = []
    start = performance.now()
    publish(nth)
    await everyPage(() => heard.length, pages.length)
    p99s.push(p99(heard))
  }
  return p99s
}
