import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { auditDay } from './service/audit.ts'
import { processBeside } from './testing/process.ts'
import { acts, playCrowd, type Process } from './testing/seed-model.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** Members per run, each with a sequence of actions across several processes. */
const RUNS = isNightly ? 3_000 : 12
const ACTS = 30
const PROCESSES = 3

type Crowd = { readonly at: TestApp; readonly processes: Process[]; readonly close: () => Promise<void> }

async function crowd(): Promise<Crowd> {
  const at = await testApp()
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => processBeside(at)))
  const close = async () => {
    for (const one of processes) await one.close()
    await at.close()
  }
  return { at, processes, close }
}

/** Runs the model; returns how often each required condition was reached. */
async function model({ at, processes }: Crowd, numRuns: number) {
  const met = { shown: 0, rounds: 0 }
  const property = fc.asyncProperty(acts(ACTS, PROCESSES), async (list) => {
    // each run launches two games from one address: more a minute than a visitor may
    await run(at.database.owner, sql`delete from pace`)
    const { shown, rounds } = await playCrowd(at, processes, list)
    met.shown += shown
    met.rounds += rounds
  })
  await fc.assert(property, { numRuns, endOnFailure: true, reporter: report })
  return met
}

/** Reports a failure with the seed that reproduces it. */
function report<T>({ failed, seed, errorInstance }: fc.RunDetails<T>): void {
  if (failed) throw new Error(`seed ${seed}: ${String(errorInstance)}`, { cause: errorInstance })
}

let sound: Crowd
let broken: Crowd
beforeAll(async () => {
  sound = await crowd()
  broken = await crowd()
})
afterAll(async () => {
  await sound?.close()
  await broken?.close()
})

it('G9 no round is posted from a seed after its reveal, in any order of plays and reveals across processes', async () => {
  const { shown, rounds } = await model(sound, RUNS)
  expect(shown).toBeGreaterThan(RUNS)
  expect(rounds).toBeGreaterThan(RUNS)
  expect(await proveWhole(sound.at.app.db)).toEqual([])
  const { differences } = await auditDay(sound.at.app, new Date().toISOString().slice(0, 10))
  expect(differences).toEqual([]) // every outcome is the one of its seeds, no matter what was rejected and drawn again
})

/** Installs a ledger function with one check removed. */
async function plant(name: string, check: string, instead: string): Promise<() => Promise<void>> {
  const { text } = await one(
    broken.at.database.owner,
    sql<{ text: string }>`select pg_get_functiondef(${name}::regproc) as text`,
  )
  expect(text).toContain(check)
  await run(broken.at.database.owner, sql.raw(text.replace(check, instead)))
  return async () => void (await run(broken.at.database.owner, sql.raw(text)))
}

const bugs = [
  {
    bug: 'a posting that does not ask whether its seed is in use',
    name: 'ledger_draw_refuses',
    check: 'when w.seed_id is distinct from p_seed then 14',
    instead: '',
  },
  {
    bug: 'a reveal that does not ask whether a round is open',
    name: 'ledger_use_seed',
    check: "r.state = 'open'",
    instead: 'false',
  },
]

it.each(bugs)('G9 the model detects $bug', async ({ name, check, instead }) => {
  const mend = await plant(name, check, instead)
  await expect(model(broken, 200)).rejects.toThrow(/played after the reveal of its seed/)
  await mend()
})

it('G9 a pair cannot be revealed or activated without the ledger: the transaction does not commit', async () => {
  const { at, processes } = broken
  await playCrowd(at, processes, [])
  const reveal = sql`update seed set state = 'revealed', revealed_at = now() where state = 'active'`
  await expect(run(at.app.db, reveal)).rejects.toThrow(/while wallet \d+ draws from it/)
  const start = sql`
    insert into seed (id, wallet, server_hash, server_seed, client_seed, state, created_at, started_at)
    select gen_random_uuid(), wallet + 1000000, sha256('x'), 'x', 'x', 'active', now(), now() from seed limit 1
  `
  await expect(run(at.app.db, start)).rejects.toThrow(/is in force/)
})
