import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Anchors } from '#features/account/members/rules/admission.ts'

export type Contact = 'mobile' | 'email'

/** What the holder of an account proved beside one of its contacts. */
export function anchorsOf(reader: Db | Tx, memberId: bigint, beside: Contact): Promise<Anchors | null> {
  const other = beside === 'mobile' ? sql`m.email_verified_at` : sql`m.mobile_verified_at`
  return maybe(
    reader,
    sql<Anchors>`
      select ${other} is not null as has_other_contact,
        exists (select from paper_check p where p.member_id = m.id and p.state = 'approved') as has_identity,
        exists (select from authenticator a where a.member_id = m.id)
          or exists (select from passkey k where k.member_id = m.id) as has_second_factor,
        exists (select from social_identity i where i.member_id = m.id and i.unlinked_at is null) as has_social_login
      from member m
      where m.id = ${memberId}
    `,
  )
}

/** Until the transaction ends nobody sets a password, and no log-in by the old one opens a session. */
export async function holdCredential(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select 1 from credential where member_id = ${memberId} for no key update`)
}

/**
 * Takes away whatever the first holder of an account could come back with: passwords, second factors, linked logins, the other
 * contact, devices that are known or told, and payout accounts. The payee's name goes too where no money ever moved; where it did, money
 * stays payable to that name alone until an operator has looked.
 */
export async function wipeAccess(tx: Tx, memberId: bigint, keep: Contact, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      update credential set password_hash = null, payment_hash = null, password_changed_at = ${now}, must_change = false
      where member_id = ${memberId}
    `,
  )
  await run(tx, sql`delete from authenticator where member_id = ${memberId}`)
  await run(tx, sql`delete from authenticator_setup where member_id = ${memberId}`)
  await run(tx, sql`delete from recovery_code where member_id = ${memberId}`)
  await run(tx, sql`delete from passkey where member_id = ${memberId}`)
  await run(
    tx,
    sql`update social_identity set unlinked_at = ${now} where member_id = ${memberId} and unlinked_at is null`,
  )
  await run(tx, sql`delete from member_device where member_id = ${memberId}`)
  await run(tx, sql`delete from member_address where member_id = ${memberId}`)
  await run(tx, sql`delete from push_device where member_id = ${memberId}`)
  await run(
    tx,
    sql`update payout_account set closed_at = ${now} where member_id = ${memberId} and closed_at is null`,
  )
  const other =
    keep === 'mobile'
      ? sql`email = null, email_verified_at = null`
      : sql`mobile = null, mobile_verified_at = null`
  await run(
    tx,
    sql`
      update member m
      set ${other},
        payee_name = case
          when exists (select from wallet w where w.owner = m.id and w.seq > 0) then m.payee_name
        end
      where m.id = ${memberId}
    `,
  )
}
