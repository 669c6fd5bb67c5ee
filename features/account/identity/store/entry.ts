import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { ChangeWhy, How, ProofKind } from '../rules/entry.ts'

/** Everything that a login needs to know about an account, in one query. */
export type EntryRow = {
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly firstLoginAt: Date | null
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date
  readonly mustChange: boolean
  readonly isKnownDevice: boolean
  readonly isMobileProved: boolean
}

const columns = sql`
  m.id as member_id, m.account, m.merchant, m.type, m.state, m.first_login_at, c.password_hash, c.password_changed_at,
  c.must_change, m.mobile_verified_at is not null as is_mobile_proved
`

/** The account of the first matching key of a brand; `keys` in order of preference. */
export async function entryByAccount(
  db: Db,
  merchant: string,
  keys: readonly string[],
  deviceHash: Buffer | null,
): Promise<EntryRow | null> {
  return maybe(
    db,
    sql<EntryRow>`
      select ${columns},
        exists (
          select from member_device_view d
          where d.member_id = m.id and d.token_hash = ${deviceHash} and d.removed_at is null
        ) as is_known_device
      from unnest(${keys}::text[]) with ordinality as k (key, n)
      join member_view m on m.merchant = ${merchant} and m.account_key = k.key
      join credential c on c.member_id = m.id
      order by k.n
      limit 1
    `,
  )
}

export async function entryById(
  reader: Db | Tx,
  memberId: bigint,
  deviceHash: Buffer | null,
): Promise<EntryRow | null> {
  return maybe(
    reader,
    sql<EntryRow>`
      select ${columns},
        exists (
          select from member_device_view d
          where d.member_id = m.id and d.token_hash = ${deviceHash} and d.removed_at is null
        ) as is_known_device
      from member_view m
      join credential c on c.member_id = m.id
      where m.id = ${memberId}
    `,
  )
}

/** Whether this member has logged in on this device; without a member, whether any member has. */
export async function isKnownTo(
  reader: Db | Tx,
  memberId: bigint | null,
  deviceHash: Buffer,
): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{ memberId: bigint }>`
      select member_id from member_device_view
      where token_hash = ${deviceHash} and removed_at is null
        and (${memberId}::bigint is null or member_id = ${memberId})
      limit 1
    `,
  )
  return row !== null
}

export type ProofRow = {
  readonly memberId: bigint
  readonly how: How
  readonly ip: string
  readonly deviceHash: Buffer
  readonly isRemembered: boolean
  readonly changeWhy: ChangeWhy | null
  /** The accepted methods, and which of them also require the name on the bank account. */
  readonly kinds: readonly ProofKind[]
  readonly bankNameWith: readonly ProofKind[]
  readonly tries: number
  /** A password reset by phone that waits for this verification. */
  readonly newPasswordHash: string | null
  readonly provedMobile: string | null
  /** When the current password was set. */
  readonly passwordSince: Date
}

export async function insertProof(
  tx: Tx | Db,
  proof: {
    ticketHash: Buffer
    memberId: bigint
    how: How
    ip: string
    deviceHash: Buffer
    isRemembered: boolean
    changeWhy: ChangeWhy | null
    kinds: readonly ProofKind[]
    bankNameWith: readonly ProofKind[]
    newPasswordHash: string | null
    provedMobile: string | null
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into login_second_factor (
        ticket_hash, member_id, how, ip, device_hash, is_remembered, change_why, kinds, bank_name_with,
        new_password_hash, proved_mobile, created_at, expires_at
      )
      values (
        ${proof.ticketHash}, ${proof.memberId}, ${proof.how}, ${proof.ip}, ${proof.deviceHash}, ${proof.isRemembered},
        ${proof.changeWhy}, ${proof.kinds}, ${proof.bankNameWith}, ${proof.newPasswordHash}, ${proof.provedMobile},
        ${proof.now}, ${proof.expiresAt}
      )
    `,
  )
}

/**
 * An unused ticket that has not expired, locked until the transaction ends, so that concurrent attempts are checked in sequence. A ticket
 * older than the current password is void (A12).
 */
export async function holdProof(tx: Tx, ticketHash: Buffer, now: Date): Promise<ProofRow | null> {
  return maybe(
    tx,
    sql<ProofRow>`
      select p.member_id, how, ip, device_hash, is_remembered, change_why, kinds, bank_name_with, tries,
        new_password_hash, proved_mobile, c.password_changed_at as password_since
      from login_second_factor p
      join credential c on c.member_id = p.member_id
      where ticket_hash = ${ticketHash} and used_at is null and expires_at > ${now}
        and c.password_changed_at <= p.created_at
      for update of p
    `,
  )
}

export async function countProofTry(tx: Tx | Db, ticketHash: Buffer): Promise<void> {
  await run(tx, sql`update login_second_factor set tries = tries + 1 where ticket_hash = ${ticketHash}`)
}

export async function useProof(tx: Tx, ticketHash: Buffer, now: Date): Promise<void> {
  await run(
    tx,
    sql`update login_second_factor set used_at = ${now}, new_password_hash = null where ticket_hash = ${ticketHash}`,
  )
}

/** Deletes expired tickets, and with them the hashes of passwords that were never set. */
export async function sweepProofs(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from login_second_factor where expires_at < ${before}`)
}
