/** `npm run bench -- rounds`: POST /api/game/rounds of the product itself, as `npm start` runs it, against pgbench's TPC-B. */
import { fork, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fillAnchor, findPgbench, HOW_TO_GET_PGBENCH, measureAnchor } from '../anchor.ts'
import { noise, treeCpuUs } from '../cpu.ts'
import { reachedBy, type Goal, type Measured, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { sendLoad } from '../http/load.ts'
import { createSandwich } from '../sandwich.ts'
import { serversOf } from '../../launcher/place.ts'
import { freePort } from '../../launcher/ports.ts'

const HERE = import.meta.dirname
const PROGRAM = join(HERE, '../../../apps/server/main.ts')
const ANCHOR_SECONDS = 2
/** Warm-up of each server: V8 has compiled the code path of a round after some 100 000 of them. */
const WARM_SECONDS = 25
const LOOK_AGAIN_MS = 100
const goal = { better: 'more', ambitious: 2, unit: 'T' } as const
/** Connections by goal; `must` is what was measured (docs/decisions/0002-ledger.md). */
const LOADS: readonly (readonly [Goal, number])[] = [
  [
    { ...goal, must: 1.4, id: 'S1', what: 'rounds over HTTP at the product’s own servers, 64 connections' },
    64,
  ],
  [{ ...goal, must: 1.5, id: 'S2', what: 'the same, 256 connections' }, 256],
]

export const BET = { bets: [{ key: 'roll', stake: '0.10', choice: { direction: 'under', target: 5_000 } }] }

type Seated = {
  readonly url: string
  /** The origin of the player site. */
  readonly site: string
  readonly tokens: readonly string[]
  readonly databaseUrl: string
  readonly dataDir: string
}
const STDIO = ['ignore', 'inherit', 'inherit', 'ipc'] satisfies StdioOptions

function started(file: string, env: NodeJS.ProcessEnv) {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: STDIO })
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

/** A second server on the first one's ports; its readiness is checked on a separate port. */
async function joined(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const server = started(PROGRAM, { ...env, PORT: String(port), OFFICE_PORT: '0', LOG_LEVEL: 'error' })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.child.exitCode !== null) throw new Error(`bench: a server ended with ${server.child.exitCode}`)
    await setTimeout(LOOK_AGAIN_MS)
  }
  return server
}

/** Several servers on one port, all of them ready; `close` throws if the ledger is inconsistent. */
export async function openServers(
  databaseUrl: string,
  servers: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<Seated & { readonly cpuUs: () => number; readonly close: () => Promise<void> }> {
  const shared = { ...settings, SERVERS: String(servers), GAME_PORT: String(await freePort()) }
  const first = started(join(HERE, 'server.ts'), { ...shared, FAIRHOUSE_TEST_PG: databaseUrl })
  const seated = await new Promise<Seated>((resolve, reject) => {
    first.child.once('message', (told) => resolve(Object(told)))
    void first.ended.then((code) => reject(new Error(`bench: the server ended with ${code}`)))
  })
  const env = { ...shared, DATABASE_URL: seated.databaseUrl, DATA_DIR: seated.dataDir, HOST: '127.0.0.1' }
  const others = await Promise.all(Array.from({ length: servers - 1 }, () => joined(env)))
  return {
    ...seated,
    cpuUs: () => [first, ...others].reduce((sum, { child }) => sum + treeCpuUs(child.pid ?? 0), 0),
    close: async () => {
      for (const { child, ended } of others) {
        child.kill('SIGTERM')
        await ended
      }
      first.child.kill('SIGTERM')
      if (await first.ended) throw new Error('bench: the ledger does not reconcile')
    },
  }
}

/** Runs both loads; throws if a round was refused or the ledger is inconsistent. */
export async function benchRounds(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const pgbench = findPgbench()
  if (!pgbench) throw new Error(HOW_TO_GET_PGBENCH)
  const place = await openPlace()
  try {
    await fillAnchor(pgbench, place.anchorUrl)
    const servers = serversOf(process.env.SERVERS) // as many as `npm start` would run
    const server = await openServers(place.ownerUrl, servers)
    const { url, tokens } = server
    const taste = createSandwich(() => measureAnchor(pgbench, place.anchorUrl, place.pgPid(), ANCHOR_SECONDS))
    const found = new Map<string, Measured[]>()
    const slice = async (connections: number, seconds: number) => {
      const before = { pg: treeCpuUs(place.pgPid()), node: server.cpuUs() }
      const {
        ok,
        other,
        seconds: took,
        p99,
      } = await sendLoad({ url, tokens: tokens.slice(0, connections), body: BET, seconds })
      if (other > 0) throw new Error(`bench: ${other} rounds were rejected`)
      const pgUs = (treeCpuUs(place.pgPid()) - before.pg) / ok
      return { rate: ok / took, p99, pgUs, nodeUs: (server.cpuUs() - before.node) / ok }
    }
    tell(`Warming up; ${noise()}`)
    await slice(64, isQuick ? 3 : WARM_SECONDS * servers)
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1)
      for (const [goal, connections] of LOADS) {
        const { result, anchor, isNoisy } = await taste(() => slice(connections, isQuick ? 3 : 5))
        const ratio = result.rate / anchor.tps
        tell(
          `  ${goal.id}: ${ratio.toFixed(2)} T, ${Math.round(result.rate)}/s, T ${Math.round(anchor.tps)}/s, p99 ${result.p99} ms, ` +
            `database ${result.pgUs.toFixed(1)} µs, node ${result.nodeUs.toFixed(1)} µs a round`,
        )
        found.set(goal.id, [...(found.get(goal.id) ?? []), { value: ratio, isNoisy }])
      }
    await server.close()
    return LOADS.flatMap(([goal]) => reachedBy(goal, found.get(goal.id) ?? []))
  } finally {
    await place.close()
  }
}
