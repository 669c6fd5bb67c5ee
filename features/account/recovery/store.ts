import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type NewLink = {
  readonly merchant: string
  readonly memberId: bigint | null
  /** The recipient, in lower case: the link is void once the account has another address, or none. */
  readonly email: string
  readonly tokenHash: Buffer
  readonly ip: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Stores a link; voids an older one of the same member. */
export async function insertLink(tx: Tx, link: NewLink): Promise<string> {
  const { merchant, memberId, email, tokenHash, ip, now, expiresAt } = link
  await run(
    tx,
    sql`update recovery_link set ended_at = ${now} where member_id = ${memberId} and ended_at is null`,
  )
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into recovery_link (merchant, member_id, email, token_hash, ip, created_at, expires_at)
      values (${merchant}, ${memberId}, ${email}, ${tokenHash}, ${ip}, ${now}, ${expiresAt})
      returning id
    `,
  )
  if (!row) throw new Error('recovery: the link was not written')
  return row.id
}

/**
 * The member whose password a link can set now; null if it is used, replaced, expired or unknown. It is void after a later password change
 * or a newly verified address, so that access to an old email is not enough (A12, A13).
 */
export async function linkOwner(
  reader: Db | Tx,
  { merchant, tokenHash, now }: { merchant: string; tokenHash: Buffer; now: Date },
): Promise<bigint | null> {
  const row = await maybe(
    reader,
    sql<{ memberId: bigint | null }>`
      select l.member_id
      from recovery_link l
      join credential_view c on c.member_id = l.member_id
      join member_view m on m.id = l.member_id
      where token_hash = ${tokenHash} and l.merchant = ${merchant} and ended_at is null and expires_at > ${now}
        and c.password_changed_at <= l.created_at and coalesce(m.email_verified_at, l.created_at) <= l.created_at
        and (l.email is null or l.email = lower(m.email))
    `,
  )
  return row?.memberId ?? null
}

/** The member whose current password a link has set; null if it set none, another one was set since, or it is too old. */
export async function linkUser(
  reader: Db | Tx,
  { merchant, tokenHash, now }: { merchant: string; tokenHash: Buffer; now: Date },
): Promise<bigint | null> {
  const row = await maybe(
    reader,
    sql<{ memberId: bigint | null }>`
      select l.member_id
      from recovery_link l
      join credential_view c on c.member_id = l.member_id
      join member_view m on m.id = l.member_id
      where token_hash = ${tokenHash} and l.merchant = ${merchant} and expires_at > ${now}
        and c.password_changed_at = l.ended_at and m.state = 'open'
    `,
  )
  return row?.memberId ?? null
}

/** Consumes a link; false if a concurrent call did. */
export async function endLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const ended = await run(
    tx,
    sql`
      update recovery_link set ended_at = ${now}
      where token_hash = ${tokenHash} and ended_at is null and expires_at > ${now}
    `,
  )
  return ended === 1
}

/** Deletes links that expired before a given time. */
export async function sweepLinks(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from recovery_link where expires_at < ${before}`)
}
