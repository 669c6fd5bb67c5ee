import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'

/** The member of a brand with this verified number ('+84912345678'), or null. */
export async function memberIdByMobile(
  reader: Db | Tx,
  merchant: string,
  mobile: string,
): Promise<bigint | null> {
  const row = await maybe(
    reader,
    sql<{ id: bigint }>`
      select id from member where merchant = ${merchant} and mobile = ${mobile} and mobile_verified_at is not null
    `,
  )
  return row?.id ?? null
}

/** The member of a brand with this verified address, case-insensitive, or null. */
export async function memberIdByEmail(
  reader: Db | Tx,
  merchant: string,
  email: string,
): Promise<bigint | null> {
  const row = await maybe(
    reader,
    sql<{ id: bigint }>`
      select id from member
      where merchant = ${merchant} and lower(email) = lower(${email}) and email_verified_at is not null
    `,
  )
  return row?.id ?? null
}

/**
 * Sets a member's number; false if another member of the brand has verified it. With concurrent verifications of one number, an advisory
 * lock makes the second wait and fail.
 */
export async function setMobile(
  tx: Tx,
  id: bigint,
  mobile: string | null,
  verifiedAt: Date | null,
): Promise<boolean> {
  if (mobile !== null && verifiedAt && (await isProvedByAnother(tx, id, 'mobile', mobile))) return false
  await run(
    tx,
    sql`update member set mobile = ${mobile}, mobile_verified_at = ${mobile === null ? null : verifiedAt} where id = ${id}`,
  )
  return true
}

/** Sets a member's address; false if another member of the brand has verified it. */
export async function setEmail(
  tx: Tx,
  id: bigint,
  email: string | null,
  verifiedAt: Date | null,
): Promise<boolean> {
  if (email !== null && verifiedAt && (await isProvedByAnother(tx, id, 'email', email.toLowerCase())))
    return false
  await run(
    tx,
    sql`update member set email = ${email}, email_verified_at = ${email === null ? null : verifiedAt} where id = ${id}`,
  )
  return true
}

async function isProvedByAnother(
  tx: Tx,
  id: bigint,
  kind: 'mobile' | 'email',
  value: string,
): Promise<boolean> {
  await holdContact(tx, value)
  const isIt =
    kind === 'mobile'
      ? sql`m.mobile = ${value} and m.mobile_verified_at is not null`
      : sql`lower(m.email) = ${value} and m.email_verified_at is not null`
  const { taken } = await one(
    tx,
    sql<{ taken: boolean }>`
      select exists (
        select from member m
        join member me on me.id = ${id} and me.merchant = m.merchant
        where m.id <> me.id and ${isIt}
      ) as taken
    `,
  )
  return taken
}

/** Serialises transactions on one number or address with an advisory lock. */
export async function holdContact(tx: Tx, value: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${value}`}, 0))`.execute(tx)
}

/** Removes a contact from an account that passes to the owner of its other one; the payee's name too if no money ever moved. */
export async function wipeContact(tx: Tx, memberId: bigint, contact: 'mobile' | 'email'): Promise<void> {
  const gone =
    contact === 'email'
      ? sql`email = null, email_verified_at = null`
      : sql`mobile = null, mobile_verified_at = null`
  await run(
    tx,
    sql`
      update member m
      set ${gone},
        payee_name = case
          when exists (select from wallet_view w where w.owner = m.id and w.seq > 0) then m.payee_name
        end
      where m.id = ${memberId}
    `,
  )
}
