/** The pieces of one draw to sockets of one process on loopback: how long until a page has them, and what a page costs. */
import { randomUUID } from 'node:crypto'
import { p99, quartiles, type Goal, type Reached } from '../goals.ts'
import { everyPage, openPages } from '../sockets.ts'
import type { Bench } from './settlement.ts'

/** The prizes of a Northern draw. */
const PIECES = 27

const goals: Readonly<Record<'delivery' | 'memory', Goal>> = {
  delivery: {
    id: 'L5',
    better: 'less',
    must: 500,
    ambitious: 200,
    unit: 'ms',
    what: 'a prize of a draw to 5,000 sockets of one process, clients on the same cores: p99 of the pages',
  },
  memory: {
    id: 'L6',
    better: 'less',
    must: 120,
    ambitious: 60,
    unit: 'KiB',
    what: 'memory per socket, its client in the same process included',
  },
}

export async function benchDelivery({
  at,
  isQuick,
  tell,
}: Pick<Bench, 'at' | 'isQuick' | 'tell'>): Promise<readonly Reached[]> {
  const sockets = isQuick ? 500 : 5_000
  const { live, pages, memory, close } = await openPages(at, sockets, [])
  const round = randomUUID()
  let start = 0
  let heard: number[] = []
  for (const each of pages) each.on('hints', () => void heard.push(performance.now() - start))
  const p99s: number[] = []
  for (let version = 1; version <= PIECES; version += 1) {
    heard = []
    start = performance.now()
    const patch = { round, series: 'north-3m', version }
    live.publish('merchant:JADE', { topic: 'shared.round', seq: `${version}`, of: round, patch })
    await everyPage(() => heard.length, sockets)
    p99s.push(p99(heard))
  }
  await close()
  const { low, median, high } = quartiles(p99s)
  tell(`  ${sockets} sockets on one draw: p99 ${median.toFixed(0)} ms, ${memory.toFixed(0)} KiB each`)
  return [
    { goal: goals.delivery, value: median, low, high, isNoisy: high > 1.5 * low },
    { goal: goals.memory, value: memory, low: memory, high: memory, isNoisy: false },
  ]
}
