/** The pieces of one draw to sockets of one process on loopback: how long until a page has them, and what a page costs. */
import { randomUUID } from 'node:crypto'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { openPages, p99sOf } from '../sockets.ts'
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
  const p99s = await p99sOf(pages, PIECES, (version) => {
    const patch = { round, series: 'north-3m', version }
    live.publish('merchant:JADE', { topic: 'shared.round', seq: `${version}`, of: round, patch })
  })
  await close()
  const { low, median, high } = quartiles(p99s)
  tell(`  ${sockets} sockets on one draw: p99 ${median.toFixed(0)} ms, ${memory.toFixed(0)} KiB each`)
  return [
    { goal: goals.delivery, value: median, low, high, isNoisy: high > 1.5 * low },
    { goal: goals.memory, value: memory, low: memory, high: memory, isNoisy: false },
  ]
}
