/** One tick with forty bets to sockets of one process on loopback: until the last has it, and its CPU time. */
import { randomUUID } from 'node:crypto'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { everyPage, openPages } from '../sockets.ts'

const TICKS = 15
const BETS = 40

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
  const { live, pages, memory, close } = await openPages(at, sockets, ['crash:JADE'])
  let heard = 0
  for (const each of pages) each.on('hints', () => void (heard += 1))
  const times: number[] = []
  const bet = () => [randomUUID(), randomUUID(), 'ng***84', 'VND', '5000.00', 235, '11750.00']
  for (let tick = 0; tick < TICKS; tick += 1) {
    heard = 0
    const patch = { round: randomUUID(), bets: Array.from({ length: BETS }, bet), gone: [] }
    const start = performance.now()
    live.publish('watch:crash:JADE', { topic: 'crash.board', isPart: true, seq: `${tick + 1}`, patch })
    await everyPage(() => heard, sockets)
    times.push(performance.now() - start)
  }
  await close()
  const { low, median, high } = quartiles(times)
  tell(`  ${sockets} sockets: a tick ${median.toFixed(0)} ms, ${memory.toFixed(0)} KiB each`)
  const isNoisy = high > 1.5 * low
  return [
    { goal: goals.last, value: median, low, high, isNoisy },
    { goal: goals.memory, value: memory, low: memory, high: memory, isNoisy: false },
  ]
}
