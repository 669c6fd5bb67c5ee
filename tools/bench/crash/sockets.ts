/** One tick with forty bets to sockets of one process on loopback: until the last has it, and its CPU time. */
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { openPool } from '#db/pool.ts'
import { LiveHost } from '#live/sockets.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'

const TICKS = 15
const BETS = 40
/** Connections that are opened at a time. */
const OPENED = 100

const goals: Readonly<Record<'last' | 'memory', Goal>> = {
  last: {
    id: 'K1',
    better: 'less',
    must: 400,
    ambitious: 200,
    unit: 'ms',
    what: 'a tick of 40 bets to 5,000 sockets of one process, clients on the same cores, until the last has it',
  },
  memory: {
    id: 'K2',
    better: 'less',
    must: 120,
    ambitious: 60,
    unit: 'KiB',
    what: 'memory per socket, its client in the same process included',
  },
}

type Asked = { readonly at: TestApp; readonly isQuick: boolean; readonly tell: (line: string) => void }

export async function benchSockets({ at, isQuick, tell }: Asked): Promise<readonly Reached[]> {
  const sockets = isQuick ? 500 : 5_000
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
  let heard = 0
  while (pages.length < sockets) {
    const opened = Array.from({ length: Math.min(OPENED, sockets - pages.length) }, () => page(port))
    pages.push(...(await Promise.all(opened)))
  }
  for (const each of pages) each.on('hints', () => void (heard += 1))
  const memory = (process.memoryUsage().rss - before) / 1024 / sockets
  const times: number[] = []
  const bet = () => [randomUUID(), randomUUID(), 'ng***84', 'VND', '5000.00', 235, '11750.00']
  for (let tick = 0; tick < TICKS; tick += 1) {
    heard = 0
    const patch = { round: randomUUID(), bets: Array.from({ length: BETS }, bet), gone: [] }
    const start = performance.now()
    live.publish('watch:crash:JADE', { topic: 'crash.board', seq: `${tick + 1}`, patch })
    while (heard < sockets) await new Promise((turn) => setImmediate(turn))
    times.push(performance.now() - start)
  }
  for (const each of pages) each.close()
  await live.close()
  server.close()
  await pool.end()
  const { low, median, high } = quartiles(times)
  tell(`  ${sockets} sockets: a tick ${median.toFixed(0)} ms, ${memory.toFixed(0)} KiB each`)
  const isNoisy = high > 1.5 * low
  return [
    { goal: goals.last, value: median, low, high, isNoisy },
    { goal: goals.memory, value: memory, low: memory, high: memory, isNoisy: false },
  ]
}

/** A page that watches the table. */
function page(port: number): Promise<Socket> {
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
      socket.emit('watch', ['crash:JADE'])
      opened(socket)
    })
  })
}
