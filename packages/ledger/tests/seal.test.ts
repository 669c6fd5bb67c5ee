import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { post } from '../posting.ts'
import { closeDays, proveWhole } from '../reconcile.ts'
import { deposit, openHouse, type House } from './people.ts'

const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS)
const textOf = (at: Date) => at.toISOString().slice(0, 10)

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.drop())

test('M1 closes each past day once and without a gap, and reports a change of a closed day', async () => {
  const wallet = await house.member()
  for (const ago of [4, 2, 0])
    await inTransaction(house.owner, (tx) => post(tx, [deposit(wallet, major(4))], { at: day(ago) }))
  // in the first five minutes of a day yesterday may still be written to
  const isEarly = Date.now() % DAY_MS < 6 * 60_000
  if (!isEarly) expect(await closeDays(house.db)).toBe(4)
  await closeDays(house.db)
  expect(await closeDays(house.db)).toBe(0)
  const sealed = await many(house.owner, sql<{ day: string }>`select day::text from closed_day order by day`)
  const expected = [4, 3, 2, 1].map((ago) => textOf(day(ago)))
  expect(sealed.map((row) => row.day)).toEqual(
    isEarly ? expect.arrayContaining(expected.slice(0, 3)) : expected,
  )
  expect(await proveWhole(house.db)).toEqual([])
  await run(house.owner, sql`alter table line disable trigger user`)
  await run(
    house.owner,
    sql`update line set amount = amount + 1, after = after + 1 where wallet = ${wallet} and seq = 1`,
  )
  expect((await proveWhole(house.db)).map(({ invariant }) => invariant)).toContain(10)
})
