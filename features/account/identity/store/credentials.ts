import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type Credential = {
  readonly memberId: bigint
  /** null: registered by a code or social login and has not chosen one yet. */
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
 * Whether the password that was set then is still current; blocks changes until the transaction ends. A change that waits for this lock
 * ends the session opened here; one that committed first is seen here (A12).
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

/**
 * Replaces the hash of the same password with one of the current cost, only if the compared hash is still stored: a password set
 * concurrently is kept.
 */
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
