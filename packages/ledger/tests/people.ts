import type pg from 'pg'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { major, type Minor } from '#kit/money.ts'
import { definePosting, post } from '../posting.ts'
import { useSeed } from '../seeds.ts'
import type { LedgerItem, PostResult, RoundItem } from '../types.ts'
import { openWallet } from '../wallets.ts'

/** Posting kinds that only the ledger's own tests use. */
export const testDeposit = definePosting({
  kind: 'test.deposit',
  code: 30_001,
  house: 'deposit_clearing',
  wallet: 'credit',
  deposits: true,
})
export const testPayout = definePosting({
  kind: 'test.payout',
  code: 30_002,
  house: 'payout_clearing',
  wallet: 'debit',
})
export const testTransfer = definePosting({
  kind: 'test.transfer',
  code: 30_003,
  house: null,
  wallet: 'debit',
  spends: true,
})
export const testChargeback = definePosting({
  kind: 'test.chargeback',
  code: 30_004,
  house: 'deposit_clearing',
  wallet: 'debit',
  belowFloor: true,
})
export const testFee = definePosting({
  kind: 'test.fee',
  code: 30_005,
  house: 'fee',
  wallet: 'debit',
  spends: true,
})

let owners = 1000n

export type House = TestDatabase & {
  /** A new member with a cash wallet that holds this many major units; returns the wallet. */
  readonly member: (units?: number, currency?: 'VND' | 'USD') => Promise<bigint>
  /** Posts in its own transaction. */
  readonly post: (...items: readonly LedgerItem[]) => Promise<PostResult[]>
  readonly postOne: (item: LedgerItem) => Promise<PostResult>
}

let deposits = 0

export async function openHouse(): Promise<House> {
  const database = await freshDatabase()
  const { db } = database
  const posted = (...items: readonly LedgerItem[]) => inTransaction(db, (tx) => post(tx, items))
  return {
    ...database,
    post: posted,
    postOne: async (item) => (await posted(item))[0]!,
    member: async (units = 0, currency = 'VND') => {
      owners += 1n
      const wallet = await openWallet(db, { owner: owners, merchant: 'JADE', kind: 'cash', currency })
      if (units > 0) await posted(deposit(wallet, major(units)))
      return wallet
    },
  }
}

export function deposit(wallet: bigint, amount: Minor, key = `test.deposit:${(deposits += 1)}`): LedgerItem {
  return { posting: testDeposit, key, wallet, amount, detail: 'sandbox' }
}

let rounds = 0

/** An ascending UUID of version 7: enough for tests, and readable. */
export function roundId(number = (rounds += 1)): string {
  const hex = number.toString(16).padStart(12, '0')
  return `019ab000-${hex.slice(8)}-7000-8000-${hex}`
}

export function round(
  wallet: bigint,
  stake: Minor,
  win: Minor,
  more: Partial<Omit<RoundItem, 'round'>> & {
    readonly id?: string
    readonly nonce?: bigint
    readonly seedId?: string
  } = {},
): RoundItem {
  const { id = roundId(), nonce = null, seedId = null, ...rest } = more
  return {
    key: `round:${id}`,
    wallet,
    vendor: 'STUDIO',
    stake,
    win,
    play: null,
    round: {
      id,
      game: 'dice',
      edition: 1,
      seedId,
      nonce,
      inputs: { target: 50 },
      outcome: { roll: 7 },
      events: [],
    },
    ...rest,
  }
}

/** A new seed that replaces a wallet's active one. */
export async function newSeed(
  db: Db,
  wallet: bigint,
  from: string | null = null,
  to = roundId(),
): Promise<string> {
  const { told } = await useSeed(db, wallet, { from, to })
  if (told !== 'ok') throw new Error(`seed ${to} of wallet ${wallet}: ${told}`)
  return to
}

export async function balanceOf(pool: pg.Pool, wallet: bigint): Promise<Minor> {
  const { rows } = await pool.query<{ balance: bigint }>('select balance from wallet where id = $1', [wallet])
  return rows[0]!.balance
}
