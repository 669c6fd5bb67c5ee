import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { StoredLine } from '#game-kit/shared/open.ts'
import type { Minor } from '#kit/money.ts'

export type PoolRow = {
  readonly lottery: string
  readonly merchant: string
  readonly currency: string
  readonly account: bigint
  readonly seed: Minor
  readonly sharePpm: number
  readonly full: Minor
}

const columns = sql`p.lottery, p.merchant, p.currency, p.account, p.seed, p.share_ppm, p.full_stake as "full"`

export function poolsOf(db: Db | Tx, lottery: string): Promise<readonly PoolRow[]> {
  return many(
    db,
    sql<PoolRow>`select ${columns} from lottery_pool p where p.lottery = ${lottery} order by p.merchant`,
  )
}

export type PoolNow = PoolRow & { readonly amount: Minor }

/** A brand's pools with what their accounts have. */
export function poolsNow(db: Db, merchant: string): Promise<readonly PoolNow[]> {
  return many(
    db,
    sql<PoolNow>`
      select ${columns}, coalesce(sum(b.balance), 0)::int8 as amount
      from lottery_pool p
      left join hot_balance_view b on b.account = p.account
      where p.merchant = ${merchant}
      group by p.lottery, p.merchant
      order by p.lottery
    `,
  )
}

/** False: it exists. */
export async function insertPool(tx: Tx, pool: PoolRow): Promise<boolean> {
  const written = await run(
    tx,
    // two processes open it simultaneously
    sql`
      insert into lottery_pool (lottery, merchant, currency, account, seed, share_ppm, full_stake)
      values (${pool.lottery}, ${pool.merchant}, ${pool.currency}, ${pool.account}, ${pool.seed}, ${pool.sharePpm}, ${pool.full})
      on conflict (lottery, merchant) do nothing
    `,
  )
  return written === 1
}

/** Holds a pool until the transaction ends: draws follow each other. */
export async function lockPool(tx: Tx, { lottery, merchant }: PoolRow): Promise<void> {
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`lottery-pool:${lottery}:${merchant}`}, 0))`,
  )
}

/** Whether a draw has been counted. */
export async function isCounted(tx: Tx, { lottery, merchant }: PoolRow, round: string): Promise<boolean> {
  const found = await maybe(
    tx,
    sql<{
      at: Date
    }>`select at from lottery_pool_draw where lottery = ${lottery} and merchant = ${merchant} and round = ${round}`,
  )
  return found !== null
}

/** Cash stakes of a draw's settled slips in a brand's book; slips that bonus money paid a part of are left out. */
export async function stakedOn(tx: Tx, { merchant, currency }: PoolRow, round: string): Promise<Minor> {
  const { staked } = await one(
    tx,
    sql<{ staked: bigint }>`
      select coalesce(sum(s.stake), 0)::int8 as staked
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where s.bet_window = ${round} and s.state = 'settled' and s.bonus_wallet is null
        and b.merchant = ${merchant} and b.currency = ${currency}
    `,
  )
  return staked
}

export type WonSlip = {
  readonly slip: string
  readonly wallet: bigint
  readonly memberId: bigint
  readonly lines: readonly StoredLine[]
}

/** The next slips by ID that won something in cash: among them are those with all numbers right. */
export function wonSlips(
  tx: Tx,
  { merchant, currency }: PoolRow,
  { round, after, limit }: { readonly round: string; readonly after: string | null; readonly limit: number },
): Promise<readonly WonSlip[]> {
  return many(
    tx,
    sql<WonSlip>`
      select s.id as slip, s.wallet, w.owner as member_id, s.inputs->'lines' as lines
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where s.bet_window = ${round} and s.state = 'settled' and s.bonus_wallet is null and s.win > 0
        and b.merchant = ${merchant} and b.currency = ${currency} and (${after}::uuid is null or s.id > ${after}::uuid)
      order by s.id
      limit ${limit}
    `,
  )
}
