/** `npm run bench -- rounds`: POST /api/game/rounds of the product itself against pgbench's TPC-B. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fillAnchor, findPgbench, HOW_TO_GET_PGBENCH, measureAnchor } from '../anchor.ts'
import { noise } from '../cpu.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { sendLoad } from '../http/load.ts'
import { createSandwich } from '../sandwich.ts'

const HERE = import.meta.dirname
const ANCHOR_SECONDS = 2
const WARM_SECONDS = 25 // V8 has compiled the way of a round after some 100 000 of them
const goal = { better: 'more', must: 1.5, ambitious: 2, unit: 'T' } as const
/** Connections by goal. */
const LOADS: readonly (readonly [Goal, number])[] = [
  [{ ...goal, id: 'S1', what: 'rounds over HTTP at the product’s own server, 64 connections' }, 64],
  [{ ...goal, id: 'S2', what: 'the same, 256 connections' }, 256],
]

const BET = { bets: [{ key: 'roll', stake: '0.10', choice: { direction: 'under', target: 5_000 } }] }

type Seated = { readonly url: string; readonly tokens: readonly string[] }
/** The server; `close` throws where its books are wrong. */
async function openServer(databaseUrl: string): Promise<Seated & { readonly close: () => Promise<void> }> {
  const child = fork(join(HERE, 'server.ts'), {
    env: { ...process.env, FAIRHOUSE_TEST_PG: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const seated = await new Promise<Seated>((resolve, reject) => {
    child.once('message', (told) => {
      const { url, tokens } = Object(told)
      resolve({ url: String(url), tokens })
    })
    void ended.then((code) => reject(new Error(`bench: the server ended with ${code}`)))
  })
  return {
    ...seated,
    close: async () => {
      child.kill('SIGTERM')
      if (await ended) throw new Error('bench: the books are wrong')
    },
  }
}

/** Runs both loads; throws where a round was refused or a book was wrong. */
export async function benchRounds(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const pgbench = findPgbench()
  if (!pgbench) throw new Error(HOW_TO_GET_PGBENCH)
  const place = await openPlace()
  try {
    await fillAnchor(pgbench, place.anchorUrl)
    const server = await openServer(place.ledgerUrl)
    const { url, tokens } = server
    const taste = createSandwich(() => measureAnchor(pgbench, place.anchorUrl, place.pgPid(), ANCHOR_SECONDS))
    const found = new Map<string, number[]>()
    const noisy = new Set<string>()
    const slice = async (connections: number, seconds: number) => {
      const {
        ok,
        other,
        seconds: took,
        p99,
      } = await sendLoad({ url, tokens: tokens.slice(0, connections), body: BET, seconds })
      if (other > 0) throw new Error(`bench: ${other} rounds were refused`)
      return { rate: ok / took, p99 }
    }
    tell(`Warming up; ${noise()}`)
    await slice(64, isQuick ? 3 : WARM_SECONDS)
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1)
      for (const [goal, connections] of LOADS) {
        const { result, anchor, isNoisy } = await taste(() => slice(connections, isQuick ? 3 : 5))
        const ratio = result.rate / anchor.tps
        tell(
          `  ${goal.id}: ${ratio.toFixed(2)} T, ${Math.round(result.rate)}/s, T ${Math.round(anchor.tps)}/s, p99 ${result.p99} ms`,
        )
        found.set(goal.id, [...(found.get(goal.id) ?? []), ratio])
        if (isNoisy) noisy.add(goal.id)
      }
    await server.close()
    return LOADS.flatMap(([goal]) => {
      const values = found.get(goal.id)
      if (!values) return []
      const { low, median, high } = quartiles(values)
      return [{ goal, value: median, low, high, isNoisy: noisy.has(goal.id) }]
    })
  } finally {
    await place.close()
  }
}
