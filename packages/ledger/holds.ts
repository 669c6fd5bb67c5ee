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

/** The ID of the hold that a key places: known in advance, so that the caller's row may name it. */
export function holdIdOf(key: string): string {
  return keyUuid(key)
}

/**
 * Reserves money: it stays in the wallet's balance and cannot be spent. Refused like a debit. Last statement of the transaction, like
 * `post`.
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

/** Posts held money, or a part of it (the rest is released), as the posting says: to a house account or another wallet. */
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
 * Two operators allow these open holds to be paid although their wallet is frozen; a later freeze revokes it. Returns how many holds
 * were affected. Use its own transaction, or call it before its posting: it takes the wallet's lock.
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
 * Releases expired holds, oldest first, each in its own transaction. Safe to run in any process at any time: the key is derived from
 * the hold, and holds resolved in the meantime are unchanged. Returns the number released.
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
