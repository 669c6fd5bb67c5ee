import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createBatcher } from '../../batcher.ts'
import { setWalletLimit } from '../../wallet-limits.ts'
import { proveWhole } from '../../reconcile.ts'
import type { BatchResult, LedgerItem } from '../../types.ts'
import { setCreditLine, setFrozen } from '../../wallets.ts'
import { useSeed } from '../../seeds.ts'
import { newSeed, openHouse, roundId, type House } from '../people.ts'
import { Oracle } from './oracle.ts'
import type { Answer } from './rows.ts'
import { createScript, KINDS, type Act, type Seeds } from './script.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** 10 000 operations per run, a million at night; half of them sequential, half concurrent. */
const OPERATIONS = isNightly ? 1_000_000 : 10_000
const ACTS = 250
const WALLETS = 5
const RUNS = Math.ceil(OPERATIONS / ACTS / 2)
const LIMIT_MS = isNightly ? 3 * 3_600_000 : 240_000

let house: House
let runs = 0
/** What the model covered: a run without refusals proves nothing about them. */
const met = new Set<string>()
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.drop())

const act = fc.record({
  kind: fc.nat(KINDS - 1),
  who: fc.nat(30),
  other: fc.nat(30),
  amount: fc.integer({ min: 1, max: 40 }),
  pick: fc.nat(10_000),
})
const acts = fc.array(act, { minLength: ACTS, maxLength: ACTS, size: 'max' })

async function people(oracle: Oracle): Promise<bigint[]> {
  const wallets: bigint[] = []
  for (let n = 0; n < WALLETS; n += 1) {
    const wallet = await house.member()
    wallets.push(wallet)
    oracle.wallets.set(wallet, {
      balance: 0n,
      held: 0n,
      seq: 0n,
      floor: 0n,
      isDebt: false,
      isFrozen: false,
      guard: null,
    })
  }
  return wallets
}

/** A seed for each wallet. */
async function seedsOf(wallets: readonly bigint[], oracle?: Oracle): Promise<Seeds> {
  const seeds: Seeds = []
  for (const wallet of wallets) {
    const now = await newSeed(house.db, wallet)
    oracle?.changeSeed(wallet, now)
    seeds.push({ now })
  }
  return seeds
}

/** Sometimes a member rotates the seed; ledger and model must agree on whether it is allowed. */
async function changeSeed(
  oracle: Oracle,
  wallets: readonly bigint[],
  seeds: Seeds,
  { who }: Act,
): Promise<void> {
  const wallet = wallets[who % wallets.length]!
  const seed = seeds[who % wallets.length]!
  const to = roundId()
  const { told } = await useSeed(house.db, wallet, { from: seed.now, to })
  expect(told).toBe(oracle.changeSeed(wallet, to))
  met.add(told)
  if (told === 'ok') Object.assign(seed, { now: to, before: seed.now })
}

/** Sometimes an operator or responsible gambling changes something between two calls. */
async function meddle(oracle: Oracle, wallets: readonly bigint[], { who, pick, amount }: Act): Promise<void> {
  const id = wallets[who % wallets.length]!
  const wallet = oracle.wallet(id)
  if (pick % 4 === 0) {
    wallet.isFrozen = !wallet.isFrozen
    await setFrozen(house.db, id, wallet.isFrozen)
  } else if (pick % 4 === 1) {
    const line = major(amount % 5)
    if (await setCreditLine(house.db, id, line)) wallet.floor = -line
    wallet.isDebt = wallet.balance - wallet.held < wallet.floor
  } else {
    const limit = (every: number, units: number) => (pick % every ? null : major(units))
    const change = {
      stakeMax: limit(3, 8),
      lossDay: limit(5, 30),
      wagerDay: limit(7, 60),
      depositDay: limit(11, 90),
    }
    const isExcluded = pick % 13 === 0
    const counted = {
      loss: wallet.guard?.loss ?? 0n,
      wager: wallet.guard?.wager ?? 0n,
      deposit: wallet.guard?.deposit ?? 0n,
    }
    wallet.guard = { ...change, isExcluded, ...counted }
    await setWalletLimit(house.db, id, {
      ...change,
      excludedUntil: isExcluded ? new Date('2100-01-01T00:00:00Z') : null,
    })
  }
}

function plain(result: BatchResult): Answer {
  if (result.status === 'overloaded') return { status: result.status }
  if (result.status === 'refused')
    return { status: 'refused', reason: result.reason, ...(result.guard ? { guard: result.guard } : {}) }
  return { status: result.status, balance: result.balance, held: result.held, seq: result.seq }
}

/** Items of one call, without duplicate keys or draws. */
function calls(items: readonly Act[], sizeOf: (act: Act) => number): Act[][] {
  const groups: Act[][] = []
  for (let at = 0; at < items.length;) {
    const size = 1 + (sizeOf(items[at]!) % 12)
    groups.push(items.slice(at, at + size))
    at += size
  }
  return groups
}

/** What two items of one call must not share: key, draw, rolled-back key. */
function namesOf(item: LedgerItem): string[] {
  const names = [item.key]
  if ('target' in item) names.push(item.target)
  if ('round' in item && typeof item.round === 'object' && item.round.seedId)
    names.push(`${item.round.seedId}/${item.round.nonce}`)
  return names
}

/** Reports which seed failed and why; the operations themselves would be too long. */
function report<T>(run: fc.RunDetails<T>): void {
  if (!run.failed) return
  throw new Error(`fails with seed ${run.seed}, path ${run.counterexamplePath}`, { cause: run.errorInstance })
}

test(
  'M1 M4 with any requests in any order, the ledger responds and ends as an independent model predicts',
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const oracle = new Oracle()
        const wallets = await people(oracle)
        const seeds = await seedsOf(wallets, oracle)
        const script = createScript(`model${(runs += 1)}`, wallets, seeds)
        for (const group of calls(list, (one) => one.pick)) {
          if (group[0]!.pick % 9 === 0) await meddle(oracle, wallets, group[0]!)
          if (group[0]!.pick % 5 === 0) await changeSeed(oracle, wallets, seeds, group[0]!)
          const seen = new Set<string>()
          const items = group
            .map((one) => script.next(one))
            .filter((item) => {
              const names = namesOf(item)
              const isNew = !names.some((name) => seen.has(name))
              if (isNew) for (const name of names) seen.add(name)
              return isNew
            })
          const expected = items.map((item) => oracle.apply(item))
          const results = (await house.post(...items)).map(plain)
          for (const { reason } of results) if (reason) met.add(reason)
          expect(results.map((result, at) => ({ ...result, item: items[at] }))).toEqual(
            expected.map((answer, at) => ({ ...answer, item: items[at] })),
          )
        }
        const rows = await many<{ id: bigint; balance: bigint; held: bigint; seq: bigint }>(
          house.db,
          sql`select id, balance, held, seq from wallet where id = any(${wallets})`,
        )
        for (const { id, ...row } of rows)
          expect(row).toEqual({
            balance: oracle.wallet(id).balance,
            held: oracle.wallet(id).held,
            seq: oracle.wallet(id).seq,
          })
      }),
      { numRuns: RUNS, endOnFailure: true, reporter: report },
    )
    expect([...met]).toEqual(expect.arrayContaining(['ok', 'roundOpen', 'seedNotInUse', 'nonceTaken']))
    expect(await proveWhole(house.db)).toEqual([])
  },
  LIMIT_MS,
)

test(
  'M4 M5 two concurrent processes with lost replies and retries store exactly the acknowledged items, each once',
  async () => {
    const pool = openPool({ url: house.url, name: 'other', max: 4 })
    const batchers = [createBatcher(house.pool, { lanes: 2 }), createBatcher(pool, { maxBatch: 16 })]
    try {
      await fc.assert(
        fc.asyncProperty(acts, async (list) => {
          const wallets = await people(new Oracle())
          const script = createScript(`storm${(runs += 1)}`, wallets, await seedsOf(wallets))
          await Promise.all(
            wallets.map((wallet) =>
              house.postOne({
                ...script.next({ kind: 0, who: 0, other: 0, amount: 40, pick: 1 }),
                wallet,
              } as LedgerItem),
            ),
          )
          const items = list.map((one) => script.next(one))
          const send = async (item: LedgerItem, at: number) => {
            const first = await batchers[at % 2]!.enqueue(item)
            if (at % 5) return first
            return batchers[(at + 1) % 2]!.enqueue(item) // the reply was lost: the request is repeated on another connection
          }
          const results = await Promise.all(items.map(send))
          const again = await Promise.all(items.map((item) => batchers[0]!.enqueue(item)))
          results.forEach((result, at) => {
            if (result.status !== 'ok' && result.status !== 'duplicate') return
            expect(again[at]).toMatchObject({ status: 'duplicate', balance: result.balance, seq: result.seq })
          })
        }),
        { numRuns: RUNS, endOnFailure: true, reporter: report },
      )
      expect(await proveWhole(house.db)).toEqual([])
    } finally {
      for (const batcher of batchers) await batcher.close()
      await pool.end()
    }
  },
  LIMIT_MS,
)
