import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createFacts } from '../core/facts.ts'
import { parametersOf, TYPE_OIDS_SQL, type TypeOids } from '../core/encode.ts'
import { toEntry } from '../core/items.ts'
import { planOf } from '../core/plan.ts'
import type { LedgerItem } from '../types.ts'
import { setWalletLimit } from '../wallet-limits.ts'
import { deposit, newSeed, openHouse, round, testFee, testTransfer, type House } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.drop())

const tables = [
  'wallet',
  'line',
  'key_result',
  'house_page',
  'house_stripe',
  'house_move',
  'hold',
  'round',
  'round_seed',
  'wallet_limit',
]
const APPLY_SQL = `select ledger_apply(${Array.from({ length: 12 }, (_, n) => `$${n + 1}`).join(', ')})`

/**
 * A batch's scans of ledger tables, counted by PostgreSQL itself: what the plans inside the functions really did, which EXPLAIN cannot
 * show.
 */
async function scansOf(
  client: pg.Client,
  work: () => Promise<unknown>,
  counter: 'seq_scan' | 'idx_tup_fetch' = 'seq_scan',
): Promise<Record<string, number>> {
  const count = async () => {
    await client.query('select pg_stat_force_next_flush()')
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ relname: string; counted: string }>(
      `select relname, ${counter}::text as counted from pg_stat_user_tables where relname = any($1)`,
      [tables],
    )
    return new Map(rows.map((row) => [row.relname, Number(row.counted)]))
  }
  const before = await count()
  await work()
  const after = await count()
  return Object.fromEntries(
    tables
      .map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)] as const)
      .filter(([, scans]) => scans !== 0),
  )
}

async function batchOf(
  client: pg.Client,
  items: readonly LedgerItem[],
  pool = house.pool,
): Promise<() => Promise<unknown>> {
  const facts = createFacts(pool)
  const placed = (await facts.place(items.map((item) => toEntry(item)))).filter((one) => one !== null)
  const { rows } = await client.query<TypeOids>(`select ${TYPE_OIDS_SQL}`)
  return () => client.query(APPLY_SQL, [0, ...parametersOf(planOf(placed), rows[0]!)])
}

test('reads no ledger table sequentially in any statement of the write path, empty or not', async () => {
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  try {
    expect(await scansOf(client, () => client.query('select sum(amount) from line'))).toEqual({ line: 1 })
    const wallets = await Promise.all(Array.from({ length: 12 }, () => house.member(20)))
    await setWalletLimit(house.db, wallets[0]!, { lossDay: major(100) })
    const seeds = await Promise.all(wallets.map((wallet) => newSeed(house.db, wallet)))
    for (let turn = 0; turn < 8; turn += 1) {
      const items: LedgerItem[] = wallets.map((wallet, at) =>
        round(wallet, major(1), at % 3 ? 0n : major(1), { seedId: seeds[at]!, nonce: BigInt(turn) }),
      )
      const { win: _, ...open } = round(wallets[1]!, major(1), 0n)
      items.push({ ...open, step: 'open' }, deposit(wallets[2]!, 5n), {
        posting: testFee,
        key: `p:${turn}`,
        wallet: wallets[3]!,
        amount: major(900),
        detail: 'x',
      })
      items.push({
        posting: testTransfer,
        key: `t:${turn}`,
        wallet: wallets[4]!,
        toWallet: wallets[5]!,
        amount: 5n,
      })
      expect(await scansOf(client, await batchOf(client, items))).toEqual({})
      const settle = {
        step: 'settle',
        key: `s:${turn}`,
        wallet: wallets[1]!,
        vendor: 'STUDIO',
        round: open.round.id,
        stake: major(1),
        win: 7n,
      } as const
      expect(await scansOf(client, await batchOf(client, [settle]))).toEqual({})
      if (turn === 4) await sql`analyze`.execute(house.owner)
    }
  } finally {
    await client.end()
  }
})

test('does not read all house accounts for every batch with a plan made when there were few', async () => {
  const small = await openHouse()
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  try {
    const wallets = await Promise.all(Array.from({ length: 3 }, () => small.member(1_000)))
    const send = async (vendors: number) => {
      const items = wallets.flatMap((wallet, at) =>
        Array.from({ length: vendors }, (_, n) => ({
          ...round(wallet, 1n, 0n),
          vendor: `V${n * 3 + at}`,
        })),
      )
      return batchOf(client, items, small.pool)
    }
    for (let turn = 0; turn < 8; turn += 1) await (await send(1))() // the plan is made and kept
    await (
      await send(20)
    )() // 60 accounts of 64 stripes each
    const batch = await send(1)
    const {
      house_page: pages = 0,
      house_stripe: stripes = 0,
      house_move: moves = 0,
      wallet = 0,
    } = await scansOf(client, batch, 'idx_tup_fetch')
    expect([pages, moves]).toEqual([0, 0])
    expect(stripes).toBeLessThanOrEqual(2)
    expect(wallet).toBeLessThanOrEqual(2 * wallets.length)
  } finally {
    await client.end()
    await small.drop()
  }
})
