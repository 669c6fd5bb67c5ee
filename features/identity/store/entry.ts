import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { ChangeWhy, How, ProofKind } from '../rules/entry.ts'

/** Everything that a login needs to know about an account, in one question. */
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
}

const columns = sql`
  m.id as member_id, m.account, m.merchant, m.type, m.state, m.first_login_at, c.password_hash, c.password_changed_at,
  c.must_change
`

/** The account of the first key that a brand knows; `keys` in order of preference. */
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
          select from known_device d where d.member_id = m.id and d.device_hash = ${deviceHash}
        ) as is_known_device
      from unnest(${keys}::text[]) with ordinality as k (key, n)
      join member m on m.merchant = ${merchant} and m.account_key = k.key
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
          select from known_device d where d.member_id = m.id and d.device_hash = ${deviceHash}
        ) as is_known_device
      from member m
      join credential c on c.member_id = m.id
      where m.id = ${memberId}
    `,
  )
}

/** From now on this device is known for this member. */
export async function knowDevice(
  tx: Tx | Db,
  memberId: bigint,
  deviceHash: Buffer,
  now: Date,
): Promise<void> {
  await run(
    tx,
    // two logins of one device at once write the same row
    sql`
      insert into known_device (member_id, device_hash, first_seen_at, last_seen_at)
      values (${memberId}, ${deviceHash}, ${now}, ${now})
      on conflict (member_id, device_hash) do update set last_seen_at = ${now}
    `,
  )
}

/** Forgets devices: one, or all of a member. From then on a login there is a stranger’s. */
export async function forgetDevice(tx: Tx | Db, memberId: bigint, deviceHash: Buffer | null): Promise<void> {
  await run(
    tx,
    sql`
      delete from known_device
      where member_id = ${memberId} and (${deviceHash}::bytea is null or device_hash = ${deviceHash})
    `,
  )
}

export type ProofRow = {
  readonly memberId: bigint
  readonly how: How
  readonly ip: string
  readonly deviceHash: Buffer
  readonly isRemembered: boolean
  readonly changeWhy: ChangeWhy | null
  /** What may be answered, and with which of them the bank account's name comes. */
  readonly kinds: readonly ProofKind[]
  readonly bankNameWith: readonly ProofKind[]
  readonly tries: number
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
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into login_proof (
        ticket_hash, member_id, how, ip, device_hash, is_remembered, change_why, kinds, bank_name_with, created_at,
        expires_at
      )
      values (
        ${proof.ticketHash}, ${proof.memberId}, ${proof.how}, ${proof.ip}, ${proof.deviceHash}, ${proof.isRemembered},
        ${proof.changeWhy}, ${proof.kinds}, ${proof.bankNameWith}, ${proof.now}, ${proof.expiresAt}
      )
    `,
  )
}

/** An unused, living ticket, held until the transaction ends: two answers at once are tried one after the other. */
export async function holdProof(tx: Tx, ticketHash: Buffer, now: Date): Promise<ProofRow | null> {
  return maybe(
    tx,
    sql<ProofRow>`
      select member_id, how, ip, device_hash, is_remembered, change_why, kinds, bank_name_with, tries from login_proof
      where ticket_hash = ${ticketHash} and used_at is null and expires_at > ${now}
      for update
    `,
  )
}

export async function countProofTry(tx: Tx | Db, ticketHash: Buffer): Promise<void> {
  await run(tx, sql`update login_proof set tries = tries + 1 where ticket_hash = ${ticketHash}`)
}

export async function useProof(tx: Tx, ticketHash: Buffer, now: Date): Promise<void> {
  await run(tx, sql`update login_proof set used_at = ${now} where ticket_hash = ${ticketHash}`)
}
