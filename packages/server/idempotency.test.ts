import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { one, run, sql } from '#db/rows.ts'
import { withIdempotency } from './idempotency.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const print = (text: string) => new TextEncoder().encode(text.padEnd(32))
let at = 0
const fresh = () => ({ key: `test.pay:1:${(at += 1)}`, fingerprint: print('a') })
const marks = async (mark: string) =>
  (await one(database.db, sql<{ n: bigint }>`select count(*) as n from seen_once where kind = ${mark}`)).n

const mark = (kind: string) => async (tx: Parameters<Parameters<typeof withIdempotency>[2]>[0]) => {
  await run(tx, sql`insert into seen_once (kind, id, expires_at) values (${kind}, uuidv7()::text, now())`)
  return { paid: 12_3400n, at: new Date('2026-11-21T00:00:00Z') }
}

test('M4 returns the first reply for the same key and body, amounts and times intact, and runs the work once', async () => {
  const call = fresh()
  const first = await withIdempotency(database.db, call, mark('same'))
  const again = await withIdempotency(database.db, call, () => Promise.reject(new Error('must not run')))
  expect(again).toEqual(first)
  expect(again).toEqual({ paid: 12_3400n, at: new Date('2026-11-21T00:00:00Z') })
  expect(await marks('same')).toBe(1n)
})

test('M4 refuses the same key with another body and changes nothing', async () => {
  const call = fresh()
  await withIdempotency(database.db, call, mark('other'))
  expect(await withIdempotency(database.db, { ...call, fingerprint: print('b') }, mark('other'))).toEqual({
    refused: 'idempotency.conflict',
  })
  expect(await marks('other')).toBe(1n)
})

test('M4 runs twenty concurrent calls of one key once, with one reply', async () => {
  const call = fresh()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withIdempotency(database.db, call, mark('crowd'))),
  )
  expect(
    new Set(
      answers.map((answer) =>
        JSON.stringify(answer, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v)),
      ),
    ).size,
  ).toBe(1)
  expect(await marks('crowd')).toBe(1n)
})

test('M6 rolls back the work of a refusal, and repeats the refusal', async () => {
  const call = fresh()
  const refuse = async (tx: Parameters<Parameters<typeof withIdempotency>[2]>[0]) => {
    await mark('undone')(tx)
    return { refused: 'deposits.tooSmall', detail: { least: 5n } }
  }
  expect(await withIdempotency(database.db, call, refuse)).toEqual({
    refused: 'deposits.tooSmall',
    detail: { least: 5n },
  })
  expect(await withIdempotency(database.db, call, mark('undone'))).toEqual({
    refused: 'deposits.tooSmall',
    detail: { least: 5n },
  })
  expect(await marks('undone')).toBe(0n)
})

test('M6 stores nothing of a failure: the same key can be retried', async () => {
  const call = fresh()
  await expect(
    withIdempotency(database.db, call, async (tx) => {
      await mark('failed')(tx)
      throw new Error('the line broke')
    }),
  ).rejects.toThrow('the line broke')
  expect(await marks('failed')).toBe(0n)
  await withIdempotency(database.db, call, mark('failed'))
  expect(await marks('failed')).toBe(1n)
})
