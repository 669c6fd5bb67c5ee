import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { FreeBet } from '../rules/free-rounds.ts'
import type { Grant } from './grants.ts'

/** Which of these wallets are of free bets. */
export async function freeBetWalletsOf(reader: Db, wallets: readonly bigint[]): Promise<bigint[]> {
  const rows = await many<{ wallet: bigint }>(
    reader,
    sql`
      select g.wallet
      from bonus_grant g
      join bonus_terms t on t.hash = g.terms_hash
      where g.wallet = any (${wallets}::bigint[]) and (t.terms ->> 'isFreeBet')::boolean
    `,
  )
  return rows.map(({ wallet }) => wallet)
}

/** Which of these terms are of free bets. */
export async function freeBetTermsAmong(
  reader: Db | Tx,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await many<{ hash: string }>(
    reader,
    sql`select hash from bonus_terms where hash = any (${hashes}::text[]) and (terms ->> 'isFreeBet')::boolean`,
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** The bets that a grant's wallet paid, with what came back of each to it or to the wallet of its winnings. */
export function freeBetsOf(
  tx: Db | Tx,
  { wallet, winWallet }: Pick<Grant, 'wallet' | 'winWallet'>,
): Promise<FreeBet[]> {
  return many<FreeBet>(
    tx,
    sql`
      select sum(r.staked)::bigint as staked, sum(r.returned)::bigint as returned
      from ledger_bonus_round r
      where r.bonus_wallet in (${wallet}, ${winWallet})
      group by r.round
    `,
  )
}
