/** A slip of 1,000 lines against one bet: CPU time and median latency, in turns, one at a time. */
import { person } from '#apps/server/testing/people.ts'
import { sellSlip } from '#features/play/shared-rounds/service/sell.ts'
import { callerOf, openRound, straight, toyHost } from '#features/play/shared-rounds/testing/toys.ts'
import { major } from '#kit/money.ts'
import { ownCpuUs, treeCpuUs } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import type { Bench } from './settlement.ts'

const LINES = 1_000
const goals: Readonly<Record<'cpu' | 'latency', Goal>> = {
  cpu: {
    id: 'L3',
    better: 'less',
    must: 10,
    ambitious: 5,
    unit: '×',
    what: 'CPU of a slip of 1,000 lines, database and node, against one bet',
  },
  latency: {
    id: 'L4',
    better: 'less',
    must: 4,
    ambitious: 2,
    unit: '×',
    what: 'its median latency, against one bet',
  },
}

export async function benchSlips({ at, pgPid, isQuick, tell }: Bench): Promise<readonly Reached[]> {
  const host = toyHost(at)
  const member = await callerOf(at, await person(at, { balance: major(900_000_000) }))
  const { id: round } = await openRound(host)
  const many = Array.from({ length: LINES }, (_, line) => straight(line % 10))
  let keys = 0
  const sell = async (lines: unknown, count: number) => {
    const times: number[] = []
    const before = treeCpuUs(pgPid()) + ownCpuUs()
    for (let n = 0; n < count; n += 1) {
      const start = performance.now()
      // as it arrives: the body is parsed for each call
      const sold = await sellSlip(host, member, {
        round,
        lines: JSON.parse(JSON.stringify(lines)),
        key: `bench-${(keys += 1)}`,
      })
      if ('refused' in sold) throw new Error(`bench: ${sold.refused}`)
      times.push(performance.now() - start)
    }
    return { cpuUs: (treeCpuUs(pgPid()) + ownCpuUs() - before) / count, ms: quartiles(times).median }
  }
  await sell([straight(1)], 200)
  await sell(many, 50)
  const [cpu, latency]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < (isQuick ? 5 : 9); turn += 1) {
    const single = await sell([straight(1)], isQuick ? 600 : 1_500)
    const thousand = await sell(many, isQuick ? 120 : 300)
    cpu.push(thousand.cpuUs / single.cpuUs)
    latency.push(thousand.ms / single.ms)
    tell(
      `  one bet ${single.cpuUs.toFixed(0)} µs CPU, ${single.ms.toFixed(2)} ms; ${LINES} lines ${thousand.cpuUs.toFixed(0)} µs, ${thousand.ms.toFixed(2)} ms`,
    )
  }
  return [
    { goal: goals.cpu, ...values(cpu) },
    { goal: goals.latency, ...values(latency) },
  ]
}

function values(found: readonly number[]) {
  const { low, median, high } = quartiles([...found])
  return { value: median, low, high, isNoisy: high > 1.3 * low }
}
