import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { ChangeWhy } from '../rules/entry.ts'

export type NewSession = {
  readonly memberId: bigint
  readonly tokenHash: Buffer
  readonly ip: string
  readonly device: string
  readonly now: Date
  readonly expiresAt: Date
  /** Why the password of this login must be changed first. */
  readonly changeWhy: ChangeWhy | null
}

export async function insertSession(tx: Tx | Db, session: NewSession): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into member_session (
        member_id, token_hash, ip, device, created_at, last_seen_at, expires_at, change_why
      )
      values (
        ${session.memberId}, ${session.tokenHash}, ${session.ip}, ${session.device}, ${session.now}, ${session.now},
        ${session.expiresAt}, ${session.changeWhy}
      )
      returning id
    `,
  )
  return id
}

export type SessionRow = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly memberId: bigint
  readonly account: string
  readonly type: number
  readonly state: string
  readonly merchant: string
  readonly currency: Currency
  /** Why the password must be changed before anything else: of the account, or of this session's login. */
  readonly changeWhy: ChangeWhy | null
  /** The version of the terms that the member agreed to last, if any is stored. */
  readonly terms: string | null
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** The sessions of many tokens in one query (callers come in batches). */
export async function sessionsOf(db: Db, tokenHashes: readonly Buffer[]): Promise<readonly SessionRow[]> {
  return many(
    db,
    sql<SessionRow>`
      select s.id, s.token_hash, s.member_id, m.account, m.type, m.state, m.merchant,
        case when m.type = 4 then 'FUN' else b.currency end as currency,
        s.last_seen_at, s.expires_at, s.ended_at, 
        case when c.must_change then 'oneTime' else s.change_why end as change_why,
        (select t.version from member_terms t where t.member_id = m.id order by t.accepted_at desc limit 1) as terms
      from member_session s
      join member_view m on m.id = s.member_id
      join merchant_view b on b.code = m.merchant
      left join credential c on c.member_id = m.id
      where s.token_hash = any(${tokenHashes}::bytea[])
    `,
  )
}

/** After a password change, sessions that required it are unrestricted. */
export async function clearChange(tx: Tx, memberId: bigint): Promise<void> {
  await run(
    tx,
    sql`update member_session set change_why = null where member_id = ${memberId} and change_why is not null`,
  )
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update member_session set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`,
  )
}

/** Ends sessions of a member, all but one if `butId` is given; returns their IDs. */
export async function endSessions(
  tx: Tx | Db,
  {
    memberId,
    id,
    butId,
    why,
    now,
  }: { memberId: bigint; id?: string; butId?: string; why: string; now: Date },
): Promise<readonly string[]> {
  const rows = await many(
    tx,
    sql<{ id: string }>`
      update member_session set ended_at = ${now}, ended_why = ${why}
      where member_id = ${memberId} and ended_at is null
        and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
        and (${butId ?? null}::uuid is null or id <> ${butId ?? null}::uuid)
      returning id
    `,
  )
  return rows.map((row) => row.id)
}

/**
 * Whether a session is still active; blocks its end until the transaction ends. The credential's row is locked first, as in every change of
 * a member's security settings, so that two concurrent changes, or a change and a claim by the contact's owner, run in sequence.
 */
export async function holdSession(tx: Tx, { id, sessionId }: HeldSession): Promise<boolean> {
  await run(tx, sql`select 1 from credential where member_id = ${id} for no key update`)
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      select id from member_session where id = ${sessionId} and member_id = ${id} and ended_at is null for share
    `,
  )
  return row !== null
}

export type HeldSession = { readonly id: bigint; readonly sessionId: string }

/** The member whose session ended, and why; null if the token has no session or an active one. */
export async function endedSession(
  db: Db,
  tokenHash: Buffer,
): Promise<{ readonly memberId: bigint; readonly why: string } | null> {
  return maybe(
    db,
    sql<{ memberId: bigint; why: string }>`
      select member_id, ended_why as why from member_session
      where token_hash = ${tokenHash} and ended_at is not null and ended_why is not null
    `,
  )
}

/** Which of these sessions have ended. */
export async function endedOf(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{
      id: string
    }>`select id from member_session where id = any(${ids}::uuid[]) and ended_at is not null`,
  )
  return rows.map(({ id }) => id)
}

export type SessionListed = {
  readonly id: string
  readonly ip: string
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export async function openSessionsOf(
  db: Db | Tx,
  memberId: bigint,
  now: Date,
): Promise<readonly SessionListed[]> {
  return many(
    db,
    sql<SessionListed>`
      select id, ip, device, created_at, last_seen_at from member_session
      where member_id = ${memberId} and ended_at is null and expires_at > ${now}
      order by created_at desc limit 50
    `,
  )
}
