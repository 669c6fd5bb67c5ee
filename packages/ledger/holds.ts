import type { Minor } from '#kit/money.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { keyUuid } from './core/keys.ts'
import { postOne } from './posting.ts'
import type { PostItem, PostResult } from './types.ts'

export type Hold = {
  readonly id: string
  readonly wallet: bigint
  readonly amount: Minor
  readonly purpose: string
  readonly placedAt: Date
  readonly expiresAt: Date | null
  readonly resolution: 'posted' | 'voided' | 'expired' | null
  readonly postedAmount: Minor | null
  readonly resolvedAt: Date | null
}

/** The id of the hold that a key places: known before it is placed, so that the caller's row may name it. */
export function holdIdOf(key: string): string {
  return keyUuid(key)
}

/**
 * Sets money aside: it stays in the wallet's balance and cannot be spent. Refused as a debit would be. Last statement of the
 * transaction, as `post`.
 */
export function placeHold(
  tx: Tx,
  of: {
    readonly key: string
    readonly wallet: bigint
    readonly amount: Minor
    readonly purpose: string
    readonly expiresAt?: Date
  },
): Promise<PostResult> {
  return postOne(tx, { step: 'hold', hold: holdIdOf(of.key), ...of })
}

/** Moves what was held, or a part (the rest is released), as the posting says: to the house or to another wallet. */
export function postHold(tx: Tx, hold: string, item: PostItem): Promise<PostResult> {
  return postOne(tx, { step: 'postHold', hold, ...item })
}

/** Releases a hold without moving money. */
export function voidHold(
  tx: Tx,
  of: { readonly key: string; readonly wallet: bigint; readonly hold: string },
): Promise<PostResult> {
  return postOne(tx, { step: 'voidHold', ...of })
}

/**
 * Two people let these open holds be paid although their wallet is frozen; a later freeze takes it back. How many it reached. In a
 * transaction of its own or before its posting: it takes the wallet's lock.
 */
export async function passFreeze(
  tx: Tx,
  holds: readonly string[],
  by: { readonly first: string; readonly second: string },
): Promise<number> {
  const { count } = await one<{ count: number }>(
    tx,
    sql`select ledger_pass_freeze(${[...holds]}::uuid[], ${by.first}, ${by.second}) as count`,
  )
  return count
}

const columns = sql.raw(
  'id, wallet, amount, purpose, placed_at, expires_at, resolution, posted_amount, resolved_at',
)

export function holdById(reader: Db | Tx, id: string): Promise<Hold | null> {
  return maybe<Hold>(reader, sql`select ${columns} from hold where id = ${id}`)
}

/** The open holds of a wallet, oldest first. */
export function openHolds(reader: Db | Tx, wallet: bigint): Promise<Hold[]> {
  return many<Hold>(
    reader,
    sql`
      select ${columns}
      from hold
      where wallet = ${wallet} and resolution is null
      order by placed_at, id
    `,
  )
}

/**
 * The sweeper: releases holds past their time, oldest first, each in a transaction of its own. Safe to run anywhere, any time:
 * the key follows from the hold, and what was resolved meanwhile stays as it is. Returns how many it released.
 */
export async function expireHolds(db: Db, most = 500): Promise<number> {
  const due = await many<{ id: string; wallet: bigint }>(
    db,
    sql`
      select id, wallet
      from hold
      where resolution is null and expires_at is not null and expires_at <= clock_timestamp()
      order by expires_at
      limit ${most}
    `,
  )
  let released = 0
  for (const { id, wallet } of due) {
    const result = await inTransaction(db, (tx) =>
      postOne(tx, { step: 'expireHold', key: `hold.expired:${id}`, wallet, hold: id }),
    )
    if (result.status === 'ok') released += 1
  }
  return released
}
