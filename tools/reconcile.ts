/**
 * `npm run reconcile` verifies the ledger's ten invariants, and that settled play agrees with it, over all data. Exits with 1 and names the
 * violations. `-- --continuous [--every 60]` keeps verifying what each minute wrote; `-- --json` prints one line per finding and one at the
 * end.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { openDb, openPool, type Db } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import {
  invariants,
  proveNext,
  proveSettledPlay,
  proveWhole,
  SETTLED_PLAY,
  settledPlaySays,
  type Fault,
} from '#ledger/reconcile.ts'
import { proveWindows } from '#features/play/settled-play/store/windows.ts'
import { withOwner } from './launcher/database.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const everyMs = Number(args[args.indexOf('--every') + 1] || 60) * 1_000

const tell = (words: string, json: object) => console.log(isJson ? JSON.stringify(json) : words)

function tellFaults(faults: readonly Fault[]): void {
  for (const fault of faults) tell(`BROKEN ${fault.invariant}: ${fault.fault} [${fault.place}]`, fault)
}

async function whole(db: Db): Promise<void> {
  const show = (invariant: number, found: readonly Fault[], ms: number) => {
    const verdict = found.length ? `BROKEN (${found.length})` : 'holds'
    const says = invariants[invariant] ?? settledPlaySays
    if (!isJson) console.log(`${String(invariant).padStart(2)} ${verdict}  ${says}  (${Math.round(ms)} ms)`)
    tellFaults(found)
  }
  const ledger = await proveWhole(db, show)
  const startedAt = performance.now()
  const windows = (await proveWindows(db)).map((fault) => ({ invariant: SETTLED_PLAY, ...fault }))
  const play = [...(await proveSettledPlay(db)), ...windows]
  show(SETTLED_PLAY, play, performance.now() - startedAt)
  const faults = [...ledger, ...play]
  tell(faults.length ? 'The ledger does not reconcile.' : 'The ledger reconciles.', {
    ok: !faults.length,
    faults: faults.length,
  })
  if (faults.length) process.exitCode = 1
}

/** Runs until the process is stopped; a violation is reported every time until it is fixed. */
async function continuous(db: Db): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  while (!ending.signal.aborted) {
    const { from, to, faults } = await proveNext(db)
    tellFaults(faults)
    process.exitCode = faults.length ? 1 : 0
    if (!faults.length)
      tell(`batches ${from + 1n} to ${to} reconcile`, { ok: true, from: from.toString(), to: to.toString() })
    await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)
  }
}

async function hasBooks(db: Db): Promise<boolean> {
  const { found } = await one<{ found: boolean }>(db, sql`select to_regclass('line') is not null as found`)
  return found
}

await withOwner(async (ownerUrl) => {
  const db = openDb(openPool({ url: ownerUrl, name: 'fairhouse-reconcile', max: 1 }))
  try {
    if (!(await hasBooks(db))) {
      console.error('No ledger found. Start Fairhouse once: npm start')
      process.exitCode = 2
    } else await (args.includes('--continuous') ? continuous(db) : whole(db))
  } finally {
    await db.destroy()
  }
})
