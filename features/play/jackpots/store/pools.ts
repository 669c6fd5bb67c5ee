import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type PoolRow = {
  readonly code: string
  /** Null: a network pool of all brands with this currency. */
  readonly merchant: string | null
  readonly currency: Currency
  readonly nameEn: string
  readonly nameVi: string
  readonly games: readonly string[]
  readonly isRunning: boolean
}

export type LevelRow = {
  readonly pool: string
  readonly key: string
  readonly terms: Json
  readonly next: Json
  readonly hits: number
  /** Encrypted; null: of a random level. */
  readonly triggerSeed: Buffer | null
  readonly triggerHash: Buffer | null
}

/** The account of a level in a brand's book, and what it has. */
export type AccountRow = {
  readonly pool: string
  readonly level: string
  readonly merchant: string
  readonly account: bigint
  readonly balance: Minor
}

const poolColumns = sql`code, merchant, currency, name_en, name_vi, games, is_running`
const levelColumns = sql`pool, key, terms, next, hits, trigger_seed, trigger_hash`

export async function poolRows(reader: Db | Tx): Promise<readonly PoolRow[]> {
  return many(
    reader,
    sql<PoolRow>`select ${poolColumns} from jackpot_pool order by merchant nulls last, code`,
  )
}

export async function levelRows(reader: Db | Tx): Promise<readonly LevelRow[]> {
  return many(reader, sql<LevelRow>`select ${levelColumns} from jackpot_level order by pool, place`)
}

/** Balances of the accounts of one pool, or of all. */
export async function accountRows(reader: Db | Tx, pool: string | null): Promise<readonly AccountRow[]> {
  return many(
    reader,
    sql<AccountRow>`
      select a.pool, a.level, a.merchant, a.account, coalesce(sum(b.balance), 0)::int8 as balance
      from jackpot_account a
      left join hot_balance_view b on b.account = a.account
      where (${pool}::text is null or a.pool = ${pool})
      group by a.pool, a.level, a.merchant, a.account
      order by a.merchant
    `,
  )
}

/**
 * A pool and its levels, locked until the transaction ends: hits of one moment follow each other, and an operator who stops the pool waits
 * for the hit under way. Null: unknown.
 */
export async function lockPool(
  tx: Tx,
  code: string,
): Promise<{ readonly pool: PoolRow; readonly levels: readonly LevelRow[] } | null> {
  const pool = await maybe(
    tx,
    sql<PoolRow>`select ${poolColumns} from jackpot_pool where code = ${code} for update`,
  )
  if (!pool) return null
  const levels = await many(
    tx,
    sql<LevelRow>`select ${levelColumns} from jackpot_level where pool = ${code} order by place`,
  )
  return { pool, levels }
}

export async function insertPool(tx: Tx, pool: PoolRow, createdBy: string): Promise<boolean> {
  const written = await run(
    tx,
    // two operators add the same code: the second is refused
    sql`
      insert into jackpot_pool (code, merchant, currency, name_en, name_vi, games, created_by)
      values (${pool.code}, ${pool.merchant}, ${pool.currency}, ${pool.nameEn}, ${pool.nameVi}, ${pool.games}::text[], ${createdBy})
      on conflict (code) do nothing
    `,
  )
  return written === 1
}

export async function insertLevel(
  tx: Tx,
  level: Omit<LevelRow, 'next' | 'hits'> & { readonly place: number },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into jackpot_level (pool, key, place, terms, trigger_seed, trigger_hash)
      values (${level.pool}, ${level.key}, ${level.place}, ${JSON.stringify(level.terms)}::jsonb, ${level.triggerSeed},
        ${level.triggerHash})
    `,
  )
}

/** Begins the cycle after a hit, with the next terms where there are any. */
export async function beginCycle(
  tx: Tx,
  level: Pick<LevelRow, 'pool' | 'key' | 'terms' | 'hits' | 'triggerSeed' | 'triggerHash'>,
): Promise<void> {
  await run(
    tx,
    sql`
      update jackpot_level
      set terms = ${JSON.stringify(level.terms)}::jsonb, next = null, hits = ${level.hits}, trigger_seed = ${level.triggerSeed},
        trigger_hash = ${level.triggerHash}
      where pool = ${level.pool} and key = ${level.key}
    `,
  )
}

export async function setNext(
  tx: Tx,
  { pool, key, next }: { readonly pool: string; readonly key: string; readonly next: Json },
): Promise<void> {
  await run(
    tx,
    sql`update jackpot_level set next = ${JSON.stringify(next)}::jsonb where pool = ${pool} and key = ${key}`,
  )
}

export async function setGames(tx: Tx, code: string, games: readonly string[]): Promise<void> {
  await run(tx, sql`update jackpot_pool set games = ${games}::text[] where code = ${code}`)
}

export async function setRunning(tx: Tx, code: string, isRunning: boolean): Promise<void> {
  await run(tx, sql`update jackpot_pool set is_running = ${isRunning} where code = ${code}`)
}

export async function insertAccount(
  tx: Tx,
  { pool, level, merchant, account }: Omit<AccountRow, 'balance'>,
): Promise<void> {
  await run(
    tx,
    // two processes open a network pool's account of a new brand simultaneously
    sql`
      insert into jackpot_account (pool, level, merchant, account)
      values (${pool}, ${level}, ${merchant}, ${account})
      on conflict (pool, level, merchant) do nothing
    `,
  )
}
