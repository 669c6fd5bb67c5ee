import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Db } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { createVault } from '#server/vault.ts'
import { writeAudit } from './public.ts'
import { checkAudit, storedSeals, sealAudit, type SignedHead } from './service/chain.ts'

const ENTRIES = 40
const MUTATIONS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000 : 120
const linh = { id: '01900000-0000-7000-8000-000000000001', account: 'op-linh' }
const vault = createVault('a secret that only this test knows, long enough')
const now = new Date('2026-11-21T10:00:00Z')
const nowMs = () => performance.now()

let app: TestDatabase
let dataDir: string

const entry = (n: number) => ({
  operator: linh,
  action: 'members.lock',
  object: `member:${n}`,
  before: { state: 'open' },
  after: { state: 'locked', amount: '12.34' },
  reason: `asked by phone, call ${n}`,
  ip: '10.0.0.7',
  now,
})

beforeAll(async () => {
  app = await freshDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'audit-'))
  for (let n = 1; n <= ENTRIES; n += 1) await writeAudit(app.db, entry(n))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await app.drop()
})

class Undo extends Error {}

/** Tampers with the log using the owner's rights, verifies it, and undoes the change. */
async function findingsAfter(crime: (db: Db) => Promise<unknown>, seals: readonly SignedHead[] = []) {
  let found: Awaited<ReturnType<typeof checkAudit>>['findings'] = []
  await inTransaction(app.owner, async (tx) => {
    await crime(tx)
    found = (await checkAudit(tx, { vault, seals, nowMs })).findings
    throw new Undo()
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return found
}

test('B3 verifies an untouched log, each entry numbered without a gap', async () => {
  const check = await checkAudit(app.db, { vault, nowMs })
  expect(check.findings).toEqual([])
  expect(check.entries).toBe(BigInt(ENTRIES))
})

test('B3 lets the application append to the log and read it, and nothing else', async () => {
  const attempts = [
    sql`update audit_entry set reason = 'nothing happened'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
    sql`update audit_head set seq = 0`,
    sql`insert into audit_entry (at, action, object, ip, seq, previous, hash) values (now(), 'a.b', 'c', 'd', 99, '', '')`,
  ]
  for (const attempt of attempts) await expect(run(app.db, attempt)).rejects.toThrow(/permission denied/)
})

test(
  'B3: any edit, deletion, swap, cut or insertion by the database’s owner is found',
  { timeout: 600_000 },
  async () => {
    const column = fc.constantFrom('action', 'object', 'reason', 'ip', 'operator_account')
    const seq = fc.integer({ min: 1, max: ENTRIES })
    const crimes = fc.oneof(
      fc.tuple(fc.constant('edit'), seq, column, seq),
      fc.tuple(
        fc.constant('flip'),
        seq,
        fc.constantFrom('hash', 'previous'),
        fc.integer({ min: 0, max: 255 }),
      ),
      fc.tuple(fc.constant('delete'), seq, fc.constant('reason'), seq),
      fc.tuple(fc.constant('swap'), seq, column, seq),
      fc.tuple(fc.constant('truncate'), seq, fc.constant('reason'), seq),
      fc.tuple(fc.constant('backdate'), seq, fc.constant('at'), seq),
    )
    await fc.assert(
      fc.asyncProperty(crimes, async ([kind, at, name, other]) => {
        fc.pre(kind !== 'swap' || at !== other)
        expect(await findingsAfter((db) => commit(db, kind, at, name, other))).not.toEqual([])
      }),
      { numRuns: MUTATIONS },
    )
  },
)

/** Column values are interpolated: they are the test's own. */
async function commit(db: Db, kind: string, at: number, name: string, other: number): Promise<unknown> {
  const column = sql.ref(name)
  switch (kind) {
    case 'edit':
      return run(db, sql`update audit_entry set ${column} = ${column} || ${'.x'} where seq = ${at}`)
    case 'flip':
      return run(
        db,
        sql`update audit_entry set ${column} = set_bit(${column}, ${other}, 1 - get_bit(${column}, ${other})) where seq = ${at}`,
      )
    case 'delete':
      return run(db, sql`delete from audit_entry where seq = ${at}`)
    case 'truncate':
      return run(db, sql`delete from audit_entry where seq >= ${at}`)
    case 'backdate':
      return run(db, sql`update audit_entry set at = at - interval '1 microsecond' where seq = ${at}`)
    default:
      return swap(db, at, other)
  }
}

async function swap(db: Db, at: number, other: number): Promise<void> {
  await run(db, sql`update audit_entry set seq = -1 where seq = ${at}`)
  await run(db, sql`update audit_entry set seq = ${at} where seq = ${other}`)
  await run(db, sql`update audit_entry set seq = ${other} where seq = -1`)
}

test('B3 reports the place of a fault', async () => {
  const edited = await findingsAfter((db) =>
    run(db, sql`update audit_entry set reason = 'fine' where seq = 7`),
  )
  expect(edited).toEqual([{ kind: 'edited', seq: 7n }])
  const gone = await findingsAfter((db) => run(db, sql`delete from audit_entry where seq = 9`))
  expect(gone).toEqual([
    { kind: 'missing', seq: 9n },
    { kind: 'unlinked', seq: 10n },
  ])
})

/** Truncates the log before an entry, and lets the trigger write another history from there. */
async function fork(db: Db, from: number, entries: number): Promise<void> {
  await run(db, sql`delete from audit_entry where seq >= ${from}`)
  const { hash } = await one(db, sql<{ hash: Buffer }>`select hash from audit_entry where seq = ${from - 1}`)
  await run(db, sql`update audit_head set seq = ${from - 1}, hash = ${hash}`)
  for (let n = 0; n < entries; n += 1) await writeAudit(db, entry(1_000 + n))
  await sql`set constraints all immediate`.execute(db)
}

test('B3 detects a completely rewritten history and a truncated one by the externally kept seal', async () => {
  const { seal } = await sealAudit(app.db, { vault, dataDir, now })
  const seals = storedSeals(dataDir)
  expect(seals).toEqual([seal])
  expect(await findingsAfter((db) => fork(db, 20, ENTRIES - 19))).toEqual([]) // whole in itself
  expect(await findingsAfter((db) => fork(db, 20, ENTRIES - 19), seals)).toEqual([
    { kind: 'rewritten', seq: BigInt(ENTRIES) },
  ])
  expect(await findingsAfter((db) => fork(db, 20, 0), seals)).toEqual([
    { kind: 'truncated', seq: BigInt(ENTRIES) },
  ])
})

test('B3 reports a seal that we did not sign as forged', async () => {
  const { seal } = await sealAudit(app.db, { vault, dataDir, now })
  const forged = { ...storedSeals(dataDir)[0], hash: 'f'.repeat(64) }
  writeFileSync(join(dataDir, 'audit-head.json'), JSON.stringify(forged))
  const check = await checkAudit(app.db, { vault, seals: storedSeals(dataDir), nowMs })
  expect(check.findings).toEqual([{ kind: 'forgedSeal', seq: BigInt(ENTRIES) }])
  writeFileSync(join(dataDir, 'audit-head.json'), JSON.stringify(seal))
})

test('B3 a broken chain is not sealed, so that the old seal stays as evidence', async () => {
  const before = readFileSync(join(dataDir, 'audit-head.json'), 'utf8')
  await inTransaction(app.owner, async (tx) => {
    await fork(tx, 20, ENTRIES)
    const { seal, findings } = await sealAudit(tx, { vault, dataDir, now })
    expect(seal).toBeNull()
    expect(findings).toEqual([{ kind: 'rewritten', seq: BigInt(ENTRIES) }])
    throw new Undo()
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  expect(readFileSync(join(dataDir, 'audit-head.json'), 'utf8')).toBe(before)
})

test('B3 leaves refused and failed actions out of the log, and chains fifty concurrent ones', async () => {
  await inTransaction(app.db, async (tx) => {
    await writeAudit(tx, entry(77))
    throw new Undo()
  }).catch(() => undefined)
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => inTransaction(app.db, (tx) => writeAudit(tx, entry(100 + n)))),
  )
  const check = await checkAudit(app.db, { vault, nowMs })
  expect(check.findings).toEqual([])
  expect(check.end.seq).toBe(BigInt(ENTRIES + 50))
  const rows = await many(
    app.db,
    sql<{ seq: bigint }>`select seq from audit_entry where object = 'member:77'`,
  )
  expect(rows).toEqual([])
})
