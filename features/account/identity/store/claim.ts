import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Anchors } from '#features/account/members/rules/admission.ts'

export type Contact = 'mobile' | 'email'

type KeptHere = Omit<Anchors, 'hasIdentity'>

/** What the holder of an account verified in addition to one of its contacts, identity documents aside. */
export function anchorsOf(reader: Db | Tx, memberId: bigint, beside: Contact): Promise<KeptHere | null> {
  const other = beside === 'mobile' ? sql`m.email_verified_at` : sql`m.mobile_verified_at`
  return maybe(
    reader,
    sql<KeptHere>`
      select ${other} is not null as has_other_contact,
        exists (select from authenticator_view a where a.member_id = m.id)
          or exists (select from passkey_view k where k.member_id = m.id) as has_second_factor,
        exists (select from social_identity_view i where i.member_id = m.id and i.unlinked_at is null) as has_social_login
      from member_view m
      where m.id = ${memberId}
    `,
  )
}

/** Until the transaction ends, no password is set and no login by the old one opens a session. */
export async function holdCredential(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select 1 from credential where member_id = ${memberId} for no key update`)
}

/** Removes an account's passwords: its owner sets new ones. */
export async function wipeCredential(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      update credential set password_hash = null, payment_hash = null, password_changed_at = ${now}, must_change = false
      where member_id = ${memberId}
    `,
  )
}
