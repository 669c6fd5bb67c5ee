import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, run } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { placeHold } from '../holds.ts'
import { inTransaction } from '#db/pool.ts'
import { closeDay, proveNext, proveWhole } from '../reconcile.ts'
import { post } from '../posting.ts'
import { deposit, newSeed, openHouse, round, roundId, testTransfer, type House } from './people.ts'

let house: House
let batcher: Batcher
/** A wallet's previous seed and its active one. */
const seeds = { first: roundId(500_002), second: roundId(500_003) } as const
beforeAll(async () => {
  house = await openHouse()
  batcher = createBatcher(house.pool)
  const [mai, an] = [await house.member(100), await house.member(50)]
  await batcher.enqueue(round(mai, major(5), major(7)))
  const { win: _, ...open } = round(mai, major(3), 0n, { id: roundId(500_001) })
  await batcher.enqueue({ ...open, step: 'open' })
  await newSeed(house.db, mai, null, seeds.first)
  await batcher.enqueue(round(mai, major(1), 0n, { seedId: seeds.first, nonce: 1n }))
  await newSeed(house.db, mai, seeds.first, seeds.second)
  await batcher.enqueue(round(mai, major(1), 0n, { seedId: seeds.second, nonce: 2n }))
  await house.postOne({ posting: testTransfer, key: 'recon:t', wallet: mai, toWallet: an, amount: major(10) })
  await inTransaction(house.db, (tx) =>
    placeHold(tx, { key: 'recon:h', wallet: an, amount: major(20), purpose: 'withdrawal' }),
  )
})
afterAll(async () => {
  await batcher.close()
  await house.drop()
})

/** Breaks something as the owner (triggers off), returns which invariants notice, and repairs it. */
async function breaking(spoil: string, mend: string): Promise<{ invariants: number[]; text: string }> {
  const owner = (statement: string) => run(house.owner, sql.raw(statement))
  const tables = ['line', 'house_move', 'key_result', 'closed_day']
  for (const table of tables) await owner(`alter table ${table} disable trigger user`)
  await owner('alter table wallet drop constraint if exists wallet_never_overdrawn')
  await owner(spoil)
  const faults = await proveWhole(house.db)
  await owner(mend)
  for (const table of tables) await owner(`alter table ${table} enable trigger user`)
  return {
    invariants: [...new Set(faults.map((fault) => fault.invariant))],
    text: faults.map(({ fault, place }) => `${fault} ${place}`).join('\n'),
  }
}

test('M1 finds no fault in consistent books', async () => {
  expect(await proveWhole(house.db)).toEqual([])
})

const first = 'wallet = (select min(wallet) from line)'
const faults: readonly (readonly [number, string, string, string])[] = [
  [
    1,
    'a balance that was made greater',
    'update wallet set balance = balance + 1 where id = 1',
    'update wallet set balance = balance - 1 where id = 1',
  ],
  [
    2,
    'a line that says another amount',
    `update line set amount = amount + 1 where ${first} and seq = 2`,
    `update line set amount = amount - 1 where ${first} and seq = 2`,
  ],
  [
    3,
    'a line whose after was changed',
    `update line set after = after + 1 where ${first} and seq = 2`,
    `update line set after = after - 1 where ${first} and seq = 2`,
  ],
  [
    3,
    "a gap in a wallet's lines",
    `update line set seq = seq + 100 where ${first} and seq = 2`,
    `update line set seq = seq - 100 where ${first} and seq = 102`,
  ],
  [
    4,
    'held money without a hold',
    'update wallet set held = held + 1 where id = 1',
    'update wallet set held = held - 1 where id = 1',
  ],
  [
    4,
    'a hold whose amount was changed',
    'update hold set amount = amount + 1',
    'update hold set amount = amount - 1',
  ],
  [
    5,
    'a page of house accounts that was changed',
    'update house_page set balances[2] = balances[2] + 1 where stripe = 32',
    'update house_page set balances[2] = balances[2] - 1 where stripe = 32',
  ],
  [
    5,
    'a gap in the moves of a stripe',
    'update house_move set seq = seq + 10000 where seq = 1',
    'update house_move set seq = seq - 10000 where seq = 10001',
  ],
  [
    5,
    'a move of a house account that does not exist',
    'update house_move set accounts[1] = accounts[1] + 1000000 where seq = 1',
    'update house_move set accounts[1] = accounts[1] - 1000000 where seq = 1',
  ],
  [
    2,
    'a house move that says another amount',
    'update house_move set amounts[1] = amounts[1] + 1 where seq = 1',
    'update house_move set amounts[1] = amounts[1] - 1 where seq = 1',
  ],
  [
    6,
    'an open round whose stake was changed',
    "update round set stake = stake + 1 where state = 'open'",
    "update round set stake = stake - 1 where state = 'open'",
  ],
  [
    7,
    'a settled round whose win was changed',
    "update round set win = win + 1 where state = 'settled'",
    "update round set win = win - 1 where state = 'settled'",
  ],
  [
    7,
    'a transfer whose other side points elsewhere',
    'update line set counter = counter - 1000 where counter < 0 and amount > 0',
    'update line set counter = counter + 1000 where counter < 0 and amount > 0',
  ],
  [
    7,
    'a round that was drawn from a seed after it was closed',
    `update round set seed_id = '${seeds.first}' where seed_id = '${seeds.second}'`,
    `update round set seed_id = '${seeds.second}' where seed_id = '${seeds.first}' and nonce = 2`,
  ],
  [
    7,
    'a round of a seed that was never in use',
    `update round set seed_id = '${roundId(500_004)}' where seed_id = '${seeds.second}'`,
    `update round set seed_id = '${seeds.second}' where seed_id = '${roundId(500_004)}'`,
  ],
  [
    7,
    'a seed that is closed and drawn from',
    'update round_seed set closed_seq = 1000 where closed_seq is null',
    'update round_seed set closed_seq = null where closed_seq = 1000',
  ],
  [
    8,
    'a wallet below its floor',
    'update wallet set floor = balance + 1 where id = 1',
    'update wallet set floor = 0 where id = 1',
  ],
]

test.each(faults)('M1 invariant %i names %s', async (invariant, _, spoil, mend) => {
  const found = await breaking(spoil, mend)
  expect(found.invariants).toContain(invariant)
  expect(found.text).toMatch(/(wallet|line|batch|book|house|round|key)/)
  expect(await proveWhole(house.db)).toEqual([])
})

test('M1 reports a closed day whose checksum changed as invariant 10', async () => {
  // the day before yesterday: yesterday is still open in the first five minutes of a day
  const before = new Date(Date.now() - 2 * 86_400_000)
  const wallet = await house.member()
  await inTransaction(house.owner, (tx) => post(tx, [deposit(wallet, major(4))], { at: before }))
  const day = before.toISOString().slice(0, 10)
  expect(await closeDay(house.db, new Date().toISOString().slice(0, 10))).toBe(false)
  expect(await closeDay(house.db, day)).toBe(true)
  expect(await proveWhole(house.db)).toEqual([])
  const where = `wallet = ${wallet} and seq = 1`
  const found = await breaking(
    `update line set ref = ref, amount = amount + 1 where ${where}`,
    `update line set amount = amount - 1 where ${where}`,
  )
  expect(found.invariants).toContain(10)
})

test('M1 reconciles each batch once, and stops at a broken one until it is fixed', async () => {
  const advance = async () => {
    await proveNext(house.db)
    return proveNext(house.db)
  }
  let step = await advance()
  expect(step.faults).toEqual([])
  const proved = step.to
  const wallet = await house.member(9)
  await run(house.owner, sql`alter table line disable trigger user`)
  await run(house.owner, sql`update line set after = after + 1 where wallet = ${wallet}`)
  // no transaction of the whole server may be older, so another test's transaction can delay it
  await expect
    .poll(async () => (await advance()).faults.map((fault) => fault.invariant), { timeout: 10_000 })
    .toContain(3)
  expect((await proveNext(house.db)).from).toBeGreaterThanOrEqual(proved)
  await run(house.owner, sql`update line set after = after - 1 where wallet = ${wallet}`)
  await run(house.owner, sql`alter table line enable trigger user`)
  await expect.poll(async () => (step = await advance()).to, { timeout: 10_000 }).toBeGreaterThan(proved)
  expect(step.faults).toEqual([])
})
