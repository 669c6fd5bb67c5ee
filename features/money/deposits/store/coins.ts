import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type CoinRow = {
  readonly asset: string
  readonly network: string
  readonly address: string
  readonly digits: number
  readonly asked: bigint
  readonly rate: Minor
  readonly lockedUntil: Date
  readonly needs: number
  readonly confirmations: number
  readonly received: bigint
  readonly seenAt: Date | null
}

export async function coinOf(db: Db | Tx, deposit: string): Promise<CoinRow | null> {
  return maybe(
    db,
    sql<CoinRow>`
      select asset, network, address, digits, asked, rate, locked_until, needs, confirmations, received, seen_at
      from deposit_coin
      where deposit = ${deposit}
    `,
  )
}

export async function insertCoin(
  tx: Tx,
  deposit: string,
  coin: Omit<CoinRow, 'confirmations' | 'received' | 'seenAt'>,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into deposit_coin (deposit, asset, network, address, digits, asked, rate, locked_until, needs)
      values (
        ${deposit}, ${coin.asset}, ${coin.network}, ${coin.address}, ${coin.digits}, ${coin.asked}, ${coin.rate},
        ${coin.lockedUntil}, ${coin.needs}
      )
      on conflict (deposit) do nothing -- the page was opened twice at once: the first price stands
    `,
  )
}

/** Stores the blockchain's state; news out of order never reduces it. */
export async function countBlocks(
  tx: Tx,
  deposit: string,
  seen: { readonly units: bigint; readonly confirmations: number; readonly seenAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
      update deposit_coin
      set confirmations = greatest(confirmations, ${seen.confirmations}::int), received = greatest(received, ${seen.units}),
        seen_at = coalesce(seen_at, ${seen.seenAt})
      where deposit = ${deposit} and ${seen.units}::bigint > 0
    `,
  )
}
