import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

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

export type Claim = Pick<TransactionRow, 'vendor' | 'ref' | 'kind' | 'fingerprint'> & { readonly now: Date }

/** Takes an id; false where it was taken before. Another call that is taking it makes this one wait until that call ends. */
export async function claim(tx: Tx, { vendor, ref, kind, fingerprint, now }: Claim): Promise<boolean> {
  const done = await run(
    tx,
    sql`
      insert into vendor_transaction (vendor, ref, kind, fingerprint, at)
      values (${vendor}, ${ref}, ${kind}, ${fingerprint}, ${now})
      on conflict do nothing -- the same call at the same instant: the second is answered as the first
    `,
  )
  return done === 1
}

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

export type Outcome = Pick<
  TransactionRow,
  | 'vendor'
  | 'ref'
  | 'state'
  | 'player'
  | 'round'
  | 'amount'
  | 'other'
  | 'effect'
  | 'ledgerKey'
  | 'ledgerRound'
> & { readonly reply: string }

export async function complete(tx: Tx, done: Outcome): Promise<void> {
  await run(
    tx,
    sql`
      update vendor_transaction
      set state = ${done.state}, player = ${done.player}, round = ${done.round}, amount = ${done.amount}, other = ${done.other},
        effect = ${done.effect}, ledger_key = ${done.ledgerKey}, ledger_round = ${done.ledgerRound}, reply = ${done.reply}::jsonb
      where vendor = ${done.vendor} and ref = ${done.ref}
    `,
  )
}

/** What a later call changes of an earlier one. */
export async function change(
  tx: Tx,
  { vendor, ref }: Pick<TransactionRow, 'vendor' | 'ref'>,
  to: Partial<Pick<TransactionRow, 'state' | 'other' | 'effect' | 'ledgerKey'>>,
): Promise<void> {
  const sets = [
    ...(to.state === undefined ? [] : [sql`state = ${to.state}`]),
    ...(to.other === undefined ? [] : [sql`other = ${to.other}`]),
    ...(to.effect === undefined ? [] : [sql`effect = ${to.effect}`]),
    ...(to.ledgerKey === undefined ? [] : [sql`ledger_key = ${to.ledgerKey}`]),
  ]
  await run(
    tx,
    sql`update vendor_transaction set ${sql.join(sets)} where vendor = ${vendor} and ref = ${ref}`,
  )
}

/** The bets of a round whose stake still waits in open_bets, oldest first. */
export async function openBets(tx: Tx, round: string): Promise<readonly TransactionRow[]> {
  return many(
    tx,
    sql<TransactionRow>`
      select ${columns}
      from vendor_transaction
      where round = ${round}::uuid and kind = 'bet' and state = 'done' and other is null
      order by at, ref
      for no key update
    `,
  )
}

/** Whether a stake of a round stands: neither refused nor taken back. */
export async function hasStake(tx: Tx, round: string): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ ref: string }>`
      select ref from vendor_transaction
      where round = ${round}::uuid and kind = 'bet' and state = 'done'
      limit 1
    `,
  )
  return row !== null
}

export type RoundRow = {
  readonly id: string
  readonly vendor: string
  readonly player: string
  readonly ref: string
  readonly game: string
  readonly isClosed: boolean
  readonly openedAt: Date
}

const roundColumns = sql`id, vendor, player, ref, game, is_closed, opened_at`

/** A vendor's round, opened with its first bet; locked until the caller's transaction ends. */
export async function roundFor(tx: Tx, round: Omit<RoundRow, 'isClosed'>): Promise<RoundRow> {
  return one(
    tx,
    // two bets of a round at once: one opens it, the other finds it
    sql<RoundRow>`
      insert into vendor_round (id, vendor, player, ref, game, opened_at)
      values (${round.id}, ${round.vendor}, ${round.player}, ${round.ref}, ${round.game}, ${round.openedAt})
      on conflict (vendor, player, ref) do update set ref = excluded.ref
      returning ${roundColumns}
    `,
  )
}

export async function lockRound(
  tx: Tx,
  { vendor, player, ref }: Pick<RoundRow, 'vendor' | 'player' | 'ref'>,
): Promise<RoundRow | null> {
  return maybe(
    tx,
    sql<RoundRow>`
      select ${roundColumns} from vendor_round
      where vendor = ${vendor} and player = ${player} and ref = ${ref}
      for no key update
    `,
  )
}

export async function lockRoundById(tx: Tx, id: string): Promise<RoundRow> {
  return one(
    tx,
    sql<RoundRow>`select ${roundColumns} from vendor_round where id = ${id}::uuid for no key update`,
  )
}

export async function closeRound(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update vendor_round set is_closed = true, closed_at = ${now} where id = ${id}::uuid`)
}
