import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type Credential = {
  readonly memberId: bigint
  /** null: came by a code or a login elsewhere and has chosen none yet. */
  readonly passwordHash: string | null
  readonly paymentHash: string | null
  readonly mustChange: boolean
}

export async function insertCredential(
  tx: Tx,
  {
    memberId,
    passwordHash,
    mustChange,
    now,
  }: { memberId: bigint; passwordHash: string | null; mustChange: boolean; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into credential (member_id, password_hash, password_changed_at, must_change)
      values (${memberId}, ${passwordHash}, ${now}, ${mustChange})
    `,
  )
}

export async function credentialOf(reader: Db | Tx, memberId: bigint): Promise<Credential | null> {
  return maybe(
    reader,
    sql<Credential>`select member_id, password_hash, payment_hash, must_change from credential where member_id = ${memberId}`,
  )
}

export async function updatePassword(
  tx: Tx,
  memberId: bigint,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
      update credential set password_hash = ${passwordHash}, password_changed_at = ${now}, must_change = false
      where member_id = ${memberId}
    `,
  )
}

/**
 * Whether a password that was set then is still the one in force; until the transaction ends no one sets another. A
 * change that waits for this ends what this opens; one that came first is seen here (A12).
 */
export async function isStillSince(tx: Tx, memberId: bigint, setAt: Date): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ memberId: bigint }>`
      select member_id from credential
      where member_id = ${memberId} and password_changed_at < ${setAt}::timestamptz + interval '1 millisecond'
      for share
    `,
  )
  return row !== null
}

export async function updatePaymentHash(tx: Tx | Db, memberId: bigint, paymentHash: string): Promise<void> {
  await run(tx, sql`update credential set payment_hash = ${paymentHash} where member_id = ${memberId}`)
}

type Renewed = { readonly memberId: bigint; readonly from: string; readonly to: string }

/** The same password under today's cost: only in place of the hash that was compared, so that one set in the same moment stands. */
export async function renewHash(db: Db, { memberId, from, to }: Renewed): Promise<void> {
  await run(
    db,
    sql`update credential set password_hash = ${to} where member_id = ${memberId} and password_hash = ${from}`,
  )
}

/** The same for the payment password. */
export async function renewPaymentHash(tx: Tx | Db, { memberId, from, to }: Renewed): Promise<void> {
  await run(
    tx,
    sql`update credential set payment_hash = ${to} where member_id = ${memberId} and payment_hash = ${from}`,
  )
}
