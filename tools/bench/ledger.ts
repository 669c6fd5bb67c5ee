/** `npm run bench -- ledger`: the ledger against pgbench's TPC-B on a temporary PostgreSQL, goal by goal. */
import { openPool } from '#db/pool.ts'
import { fillAnchor, findPgbench, HOW_TO_GET_PGBENCH, measureAnchor } from './anchor.ts'
import { checkStored, openBooks } from './books.ts'
import { noise } from './cpu.ts'
import { fillHistory, fillWallets } from './fill.ts'
import { goals, quartiles, reachedBy, type Measured, type Reached } from './goals.ts'
import type { Opened } from './load.ts'
import { openPlace } from './place.ts'
import { createSandwich, shuffled, type Taste } from './sandwich.ts'
import { closeBatcher, measureSlice, type Bench, type Measured as Slice } from './slices.ts'
import { fillSessions, openWeb, type Web } from './web/web.ts'

export type LedgerBenchOptions = {
  readonly isQuick: boolean
  readonly tell: (line: string) => void
}

/** One wallet in N has limits: their check and their counters are part of the measured path. */
const GUARDED_EVERY = 10
const FULL = { rounds: 5, seconds: 2, warmUpSeconds: 0.8, anchorSeconds: 2, history: 10_000_000 } as const
const QUICK = { rounds: 1, seconds: 1, warmUpSeconds: 0.5, anchorSeconds: 1, history: 500_000 } as const
/** Warm-up: before V8 and the query plans are warm, a rate means nothing. */
const WARM_SECONDS = 12

/** Values by goal, printed as they are measured, so that an aborted run has partial results. */
function createNotes(tell: LedgerBenchOptions['tell']) {
  const found = new Map<string, Measured[]>()
  const of = (id: string) => found.get(id) ?? []
  return {
    add: (id: string, value: number, isNoisy: boolean) => {
      tell(`  ${id}: ${value.toFixed(2)}${isNoisy ? ' (noisy)' : ''}`)
      found.set(id, [...of(id), { value, isNoisy }])
    },
    reached: (): Reached[] => goals.flatMap((goal) => reachedBy(goal, of(goal.id))),
    median: (id: string) => quartiles(of(id).map(({ value }) => value)).median,
  }
}

type Notes = ReturnType<typeof createNotes>
type TasteOf = <T>(candidate: () => Promise<T>) => Promise<Taste<T>>

/** The candidates of a round by name; each records the goals that it measures. */
function candidatesOf(bench: Bench, web: Web, notes: Notes, taste: TasteOf, tell: (line: string) => void) {
  const rates = { cold: 0, best: 0 }
  const note = ({ result, anchor, isNoisy }: Taste<Slice>, rateGoal: string, cpuGoal?: string) => {
    notes.add(rateGoal, result.rate / anchor.tps, isNoisy)
    if (cpuGoal) notes.add(cpuGoal, anchor.cpuUs / (result.pgUs + result.nodeUs), isNoisy)
    const words = [
      `${Math.round(result.rate)}/s`,
      `batch ${result.meanBatch.toFixed(0)}`,
      `database ${result.pgUs.toFixed(1)} µs`,
      `node ${result.nodeUs.toFixed(1)} µs`,
      `T ${Math.round(anchor.tps)}/s`,
      `C ${anchor.cpuUs.toFixed(0)} µs`,
    ]
    tell(`    ${words.join(', ')}`)
  }
  const bets = (inFlight: number, more: object = {}) =>
    taste(() => measureSlice(bench, { shape: 'instant', inFlight, ...more }))
  return {
    eight: async () => note(await bets(8), 'Q3'),
    sixtyFour: async () => {
      const tasted = await bets(64)
      note(tasted, 'Q1', 'Q4a')
      const { result, anchor, isNoisy } = tasted
      rates.cold = result.rate
      notes.add('Q8a', result.p50Ms / anchor.latencyMs, isNoisy)
      notes.add('Q8b', result.p99Ms / anchor.latencyMs, isNoisy)
      notes.add('Q11b', result.walBytes, isNoisy)
      const hot = await bets(64, { isHot: true })
      notes.add('Q5', hot.result.rate / hot.anchor.tps / (result.rate / anchor.tps), isNoisy || hot.isNoisy)
    },
    many: async () => note(await bets(256), 'Q2', 'Q4b'),
    paced: async () => {
      const { result, anchor, isNoisy } = await bets(64, { perSecond: Math.max(500, rates.cold * 0.7) })
      notes.add('Q9', result.p99Ms / anchor.latencyMs, isNoisy)
    },
    settling: async () => {
      const { result, isNoisy } = await taste(async () => {
        const opened: Opened[] = []
        const opening = await measureSlice(bench, {
          shape: 'bet',
          inFlight: 64,
          onOpened: (round) => void opened.push(round),
        })
        const settling = await measureSlice(bench, { shape: 'settle', inFlight: 64, opened })
        return { opening, settling, instant: await measureSlice(bench, { shape: 'instant', inFlight: 64 }) }
      })
      // by CPU time: the three run in one sandwich, and CPU time varies least
      const cost = ({ pgUs, nodeUs }: Slice) => pgUs + nodeUs
      notes.add('Q10a', cost(result.opening) / cost(result.settling), isNoisy)
      notes.add('Q10b', cost(result.opening) / cost(result.instant), isNoisy)
    },
    web64: () => webSlice(bench, web, notes, taste, 64, 'Q7a'),
    web256: () => webSlice(bench, web, notes, taste, 256, 'Q7b'),
  }
}

async function webSlice(
  bench: Bench,
  web: Web,
  notes: Notes,
  taste: TasteOf,
  connections: number,
  goal: string,
): Promise<void> {
  const { result, anchor, isNoisy } = await taste(async () => {
    await bench.owner.query('checkpoint')
    const before = await bench.books.lines()
    const slice = await web.slice(connections, 2 * bench.seconds) // the load is a new process each time and needs a warm-up
    const stored = (await bench.books.lines()) - before
    if (!process.env['BENCH_BET_URL']) checkStored(stored, slice.ok, connections)
    await bench.books.prove()
    if (slice.other > 0) throw new Error(`bench: ${slice.other} calls were rejected`)
    return slice
  })
  notes.add(goal, result.rate / anchor.tps, isNoisy)
}

/** Bytes per line with its key and both indexes, after many were written. */
async function lineBytes(bench: Bench, work: () => Promise<void>): Promise<number> {
  const size = async () => {
    const { rows } = await bench.owner.query<{ bytes: string }>(
      `select pg_total_relation_size('line')::text as bytes`,
    )
    return Number(rows[0]?.bytes)
  }
  const [bytes, lines] = [await size(), await bench.books.lines()]
  await work()
  return ((await size()) - bytes) / Math.max(1, Number((await bench.books.lines()) - lines))
}

/** Runs everything; prints each goal's median and quartiles. Throws if the ledger was inconsistent. */
export async function benchLedger({ isQuick, tell }: LedgerBenchOptions): Promise<Reached[]> {
  const pgbench = findPgbench()
  if (!pgbench) throw new Error(HOW_TO_GET_PGBENCH)
  const sizes = isQuick ? QUICK : FULL
  const place = await openPlace()
  const pool = openPool({ url: place.ledgerUrl, name: 'bench', max: 8 })
  let web: Web | null = null
  try {
    tell('Filling: 100 000 members, and pgbench at scale 50')
    const filled = await fillWallets(place.owner, GUARDED_EVERY)
    await fillSessions(place.owner, filled.firstWallet)
    await fillAnchor(pgbench, place.anchorUrl)
    const bench: Bench = {
      pool,
      owner: place.owner,
      pgPid: place.pgPid,
      filled,
      books: openBooks(place.owner),
      ...sizes,
    }
    web = await openWeb(place.ledgerUrl)
    const notes = createNotes(tell)
    const taste = createSandwich(() =>
      measureAnchor(pgbench, place.anchorUrl, place.pgPid(), sizes.anchorSeconds),
    )
    const candidates = candidatesOf(bench, web, notes, taste, tell)
    tell(`Warming up; ${noise()}`)
    await measureSlice({ ...bench, seconds: WARM_SECONDS }, { shape: 'instant', inFlight: 256 })
    await measureSlice({ ...bench, seconds: WARM_SECONDS / 2 }, { shape: 'instant', inFlight: 64 })
    await web.slice(256, WARM_SECONDS / 2)
    const bytes = await lineBytes(bench, async () => {
      for (let round = 1; round <= sizes.rounds; round += 1) {
        tell(`Round ${round} of ${sizes.rounds}; ${noise()}`)
        for (const candidate of shuffled(Object.values(candidates), round)) await candidate()
      }
    })
    notes.add('Q11a', bytes, false)
    const young = notes.median('Q1')
    tell(`Filling ${sizes.history} lines`)
    await fillHistory(place.owner, filled, sizes.history)
    for (let round = 1; round <= Math.max(2, sizes.rounds); round += 1) {
      await measureSlice(bench, { shape: 'instant', inFlight: 64 })
      const { result, anchor, isNoisy } = await taste(() =>
        measureSlice(bench, { shape: 'instant', inFlight: 64 }),
      )
      notes.add('Q12', result.rate / anchor.tps / young, isNoisy)
    }
    tell(`Done; ${noise()}`)
    return notes.reached()
  } finally {
    await web?.close()
    await closeBatcher()
    await pool.end()
    await place.close()
  }
}
