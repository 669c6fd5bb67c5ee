import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type Effect = 'stake' | 'settle' | 'extra' | 'none'

export type TransactionRow = {
  readonly vendor: string
  readonly ref: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone'
  readonly state: 'begun' | 'done' | 'refused' | 'rolledBack'
  readonly player: string | null
  readonly round: string | null
  readonly amount: bigint
  readonly other: string | null
  readonly effect: Effect
  readonly ledgerKey: string | null
  readonly ledgerRound: string | null
  readonly fingerprint: Buffer
  readonly reply: unknown
  readonly at: Date
}

const columns = sql`
  vendor, ref, kind, state, player, round, amount, other, effect, ledger_key, ledger_round, fingerprint, reply, at
`

/** A transaction, locked until the caller's own ends. */
export async function lockTransaction(tx: Tx, vendor: string, ref: string): Promise<TransactionRow | null> {
  return maybe(
    tx,
    sql<TransactionRow>`
      select ${columns} from vendor_transaction where vendor = ${vendor} and ref = ${ref} for no key update
    `,
  )
}

export async function transactionOf(
  db: Db | Tx,
  vendor: string,
  ref: string,
): Promise<TransactionRow | null> {
  return maybe(
    db,
    sql<TransactionRow>`select ${columns} from vendor_transaction where vendor = ${vendor} and ref = ${ref}`,
  )
}

/** The ledger's round of a bet, or of a vendor's round: of its newest bet, preferring active bets to rolled back ones. */
export async function ledgerRoundOf(
  tx: Tx,
  { vendor, round, bet }: { readonly vendor: string; readonly round: string; readonly bet: string | null },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ ledgerRound: string }>`
      select ledger_round
      from vendor_transaction
      where round = ${round}::uuid and vendor = ${vendor} and kind = 'bet' and ledger_round is not null
        and (${bet}::text is null or ref = ${bet})
      order by state = 'done' desc, at desc, ref
      limit 1
    `,
  )
  return row?.ledgerRound ?? null
}

/** An open stake in open_bets. */
export type Waiting = Pick<TransactionRow, 'vendor' | 'ref' | 'amount' | 'ledgerRound'>

/** The bets of a round with open stakes, oldest first. */
export async function openBets(tx: Tx, round: string): Promise<readonly Waiting[]> {
  return many(
    tx,
    sql<Waiting>`
      select vendor, ref, amount, ledger_round
      from vendor_transaction
      where round = ${round}::uuid and kind = 'bet' and state = 'done' and other is null
      order by at, ref
      for no key update
    `,
  )
}

/** Settles bets without a win as lost; locked by the caller. */
export async function loseBets(tx: Tx, vendor: string, bets: readonly Waiting[]): Promise<void> {
  await run(
    tx,
    sql`
      update vendor_transaction
      set other = 'close'
      where vendor = ${vendor} and ref = any(${bets.map(({ ref }) => ref)}::text[])
    `,
  )
}

export type RoundRow = { readonly id: string; readonly isClosed: boolean }

export async function lockRound(
  tx: Tx,
  { vendor, player, ref }: { readonly vendor: string; readonly player: string; readonly ref: string },
): Promise<RoundRow | null> {
  return maybe(
    tx,
    sql<RoundRow>`
      select id, is_closed from vendor_round
      where vendor = ${vendor} and player = ${player} and ref = ${ref}
      for no key update
    `,
  )
}

export async function closeRound(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update vendor_round set is_closed = true, closed_at = ${now} where id = ${id}::uuid`)
}
