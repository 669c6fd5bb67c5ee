/** `npm run bench -- rounds`: POST /api/game/rounds of the product itself against pgbench's TPC-B, goals Q7. */
import { fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fillAnchor, findPgbench, HOW_TO_GET_PGBENCH, measureAnchor } from '../anchor.ts'
import { noise } from '../cpu.ts'
import { goals, quartiles, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { createSandwich } from '../sandwich.ts'

const HERE = import.meta.dirname
const ANCHOR_SECONDS = 2
/** Connections by goal. */
const LOADS = [
  ['Q7a', 64],
  ['Q7b', 256],
] as const

type Seated = { readonly url: string; readonly tokens: readonly string[] }
type Slice = { readonly ok: number; readonly other: number; readonly seconds: number; readonly p99: number }

function load(seated: Seated, connections: number, seconds: number): Promise<Slice> {
  const order = JSON.stringify({ ...seated, connections, seconds })
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(HERE, 'load.mjs'), order], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`bench: the load ended with ${code}`)),
    )
  })
}

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
    const taste = createSandwich(() => measureAnchor(pgbench, place.anchorUrl, place.pgPid(), ANCHOR_SECONDS))
    const found = new Map<string, number[]>()
    const noisy = new Set<string>()
    const slice = async (connections: number, seconds: number) => {
      const { ok, other, seconds: took, p99 } = await load(server, connections, seconds)
      if (other > 0) throw new Error(`bench: ${other} rounds were refused`)
      return { rate: ok / took, p99 }
    }
    tell(`Warming up; ${noise()}`)
    await slice(64, isQuick ? 3 : 8)
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1)
      for (const [goal, connections] of LOADS) {
        const { result, anchor, isNoisy } = await taste(() => slice(connections, isQuick ? 3 : 5))
        const ratio = result.rate / anchor.tps
        tell(
          `  ${goal}: ${ratio.toFixed(2)} T, ${Math.round(result.rate)}/s, T ${Math.round(anchor.tps)}/s, p99 ${result.p99} ms`,
        )
        found.set(goal, [...(found.get(goal) ?? []), ratio])
        if (isNoisy) noisy.add(goal)
      }
    await server.close()
    return goals.flatMap((goal) => {
      const values = found.get(goal.id)
      if (!values) return []
      const { low, median, high } = quartiles(values)
      return [{ goal, value: median, low, high, isNoisy: noisy.has(goal.id) }]
    })
  } finally {
    await place.close()
  }
}
