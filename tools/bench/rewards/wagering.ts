/** Wagering: what a bet costs a wallet with a bonus, beside one without, in slices that alternate on one server. */
import { treeCpuUs, noise } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { sendLoad } from '../http/load.ts'
import { openPlace } from '../place.ts'
import { BET, openServers } from '../product/rounds.ts'
import { kinds, SEATS, type SeatKind } from './seats.ts'

/**
 * W1 is the requirement: wagering is counted from settled-play facts, so a bet does nothing for it. W2 is what bonus money itself costs:
 * two to four more entries and another wallet (docs/decisions/0060); `must` detects a regression.
 */
const goals: Readonly<Record<Exclude<SeatKind, 'none'>, Goal>> = {
  idle: {
    id: 'W1',
    better: 'less',
    must: 1.25,
    ambitious: 1.05,
    unit: '×',
    what: 'CPU of a bet that counts towards a bonus, against a wallet without one',
  },
  paying: {
    id: 'W2',
    better: 'less',
    must: 1.6,
    ambitious: 1.25,
    unit: '×',
    what: 'CPU of a bet paid in bonus money, against the same',
  },
}

type Slice = { readonly nodeUs: number; readonly pgUs: number }
const cost = ({ nodeUs, pgUs }: Slice) => nodeUs + pgUs

/** CPU time of server and database per bet; the ratio of neighbouring slices, so that other load affects both alike. */
export async function benchWagering(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  try {
    const server = await openServers(place.ownerUrl, 1, { BENCH_BONUSES: '1' })
    const slice = async (kind: SeatKind, seconds: number): Promise<Slice> => {
      const first = kinds.indexOf(kind) * SEATS
      const tokens = server.tokens.slice(first, first + SEATS)
      const before = { node: server.cpuUs(), pg: treeCpuUs(place.pgPid()) }
      const { ok, other } = await sendLoad({ url: server.url, tokens, body: BET, seconds })
      if (other > 0) throw new Error(`bench: ${other} bets of wallets with bonus "${kind}" were rejected`)
      return {
        nodeUs: (server.cpuUs() - before.node) / ok,
        pgUs: (treeCpuUs(place.pgPid()) - before.pg) / ok,
      }
    }
    tell(`Wagering: warming up; ${noise()}`)
    for (const kind of kinds) await slice(kind, isQuick ? 3 : 12)
    const found: { readonly idle: number[]; readonly paying: number[] } = { idle: [], paying: [] }
    for (let round = 0; round < (isQuick ? 3 : 7); round += 1) {
      const taken: Partial<Record<SeatKind, Slice>> = {}
      for (const kind of round % 2 ? kinds.toReversed() : kinds) {
        const one = await slice(kind, isQuick ? 2 : 4)
        taken[kind] = one
        tell(`  ${kind.padEnd(6)} node ${one.nodeUs.toFixed(1)} µs, database ${one.pgUs.toFixed(1)} µs a bet`)
      }
      const { none, idle, paying } = taken
      if (!none || !idle || !paying) throw new Error('bench: a slice is missing')
      found.idle.push(cost(idle) / cost(none))
      found.paying.push(cost(paying) / cost(none))
    }
    await server.close()
    return (['idle', 'paying'] as const).map((kind) => {
      const { low, median, high } = quartiles(found[kind])
      return { goal: goals[kind], value: median, low, high, isNoisy: high > 1.2 * low }
    })
  } finally {
    await place.close()
  }
}
