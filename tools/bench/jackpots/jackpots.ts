/** `npm run bench -- jackpots`: what contributions to two levels add to a bet, in slices that alternate on one server. */
import { treeCpuUs, noise } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { sendLoad } from '../http/load.ts'
import { openPlace } from '../place.ts'
import { openServers } from '../product/rounds.ts'
import { SEATS } from './seats.ts'

const goal: Goal = {
  id: 'J1',
  better: 'less',
  must: 1.05,
  ambitious: 1.02,
  unit: '×',
  what: 'CPU of a bet that gives to two levels of a jackpot, against one of a game without',
}

const bet = (stake: string) => ({
  bets: [{ key: 'roll', stake, choice: { direction: 'under', target: 5_000 } }],
})
const kinds = [
  { name: 'without', from: 0, body: bet('0.10') },
  { name: 'with', from: SEATS, body: bet('1000') },
] as const

/** CPU time of server and database per bet; the ratio of neighbouring slices, so that other load affects both alike. */
export async function benchJackpots(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  try {
    const server = await openServers(place.ownerUrl, 1, { BENCH_JACKPOT: '1' })
    const slice = async ({ name, from, body }: (typeof kinds)[number], seconds: number): Promise<number> => {
      const tokens = server.tokens.slice(from, from + SEATS)
      const before = { node: server.cpuUs(), pg: treeCpuUs(place.pgPid()) }
      const { ok, other } = await sendLoad({ url: server.url, tokens, body, seconds })
      if (other > 0) throw new Error(`bench: ${other} bets ${name} a jackpot were rejected`)
      const nodeUs = (server.cpuUs() - before.node) / ok
      const pgUs = (treeCpuUs(place.pgPid()) - before.pg) / ok
      tell(`  ${name.padEnd(7)} node ${nodeUs.toFixed(1)} µs, database ${pgUs.toFixed(1)} µs a bet`)
      return nodeUs + pgUs
    }
    tell(`Jackpots: warming up; ${noise()}`)
    for (const kind of kinds) await slice(kind, isQuick ? 4 : 12)
    const found: number[] = []
    for (let round = 0; round < (isQuick ? 4 : 8); round += 1) {
      const isTurned = round % 2 === 1
      const first = await slice(kinds[isTurned ? 1 : 0], isQuick ? 2 : 4)
      const second = await slice(kinds[isTurned ? 0 : 1], isQuick ? 2 : 4)
      found.push(isTurned ? first / second : second / first)
    }
    await server.close()
    const { low, median, high } = quartiles(found)
    return [{ goal, value: median, low, high, isNoisy: high > 1.2 * low }]
  } finally {
    await place.close()
  }
}
