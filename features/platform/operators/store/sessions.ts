import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type SessionRow = {
  readonly sessionId: string
  readonly id: string
  readonly account: string
  readonly name: string
  readonly roles: readonly string[]
  readonly brands: readonly string[] | null
  readonly state: 'invited' | 'open' | 'closed'
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  /** The browser's cookie, hashed, in hex; null for older sessions. */
  readonly browser: string | null
}

/** The session of a cookie, with its operator's current rights: a changed role is effective from the next call. */
export function sessionOf(reader: Reader, tokenHash: Uint8Array): Promise<SessionRow | null> {
  return maybe(
    reader,
    sql<SessionRow>`
      select
        operator_session.id as session_id, operator.id, account, name, roles, brands, state, last_seen_at,
        expires_at, ended_at, encode(browser, 'hex') as browser
      from operator_session
      join operator on operator.id = operator_id
      where token_hash = ${tokenHash}
    `,
  )
}

export type NewSession = {
  readonly operatorId: string
  readonly tokenHash: Uint8Array
  readonly ip: string
  readonly device: string
  /** The browser's cookie, hashed. */
  readonly browser: Uint8Array
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Reader, session: NewSession): Promise<string> {
  const row = await one(
    tx,
    sql<{ id: string }>`
      insert into operator_session (
        operator_id, token_hash, ip, device, browser, created_at, last_seen_at, expires_at
      )
      values (
        ${session.operatorId}, ${session.tokenHash}, ${session.ip}, ${session.device}, ${session.browser},
        ${session.now}, ${session.now}, ${session.expiresAt}
      )
      returning id
    `,
  )
  return row.id
}

export async function touchSession(db: Reader, id: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update operator_session set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`,
  )
}

export type ShownSession = {
  readonly id: string
  readonly ip: string
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** The sessions of an operator that may still be valid. */
export function openSessionsOf(reader: Reader, operatorId: string, seenAfter: Date): Promise<ShownSession[]> {
  return many(
    reader,
    sql<ShownSession>`
      select id, ip, device, created_at, last_seen_at, expires_at
      from operator_session
      where operator_id = ${operatorId} and ended_at is null and last_seen_at > ${seenAfter}
      order by created_at desc
    `,
  )
}

/** Which of these sessions have ended. */
export async function endedOf(reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await many(
    reader,
    sql<{
      id: string
    }>`select id from operator_session where id = any(${ids}::uuid[]) and ended_at is not null`,
  )
  return rows.map(({ id }) => id)
}

/** Ends sessions of an operator: the one named, or all but one; with all of them, logins that wait for their code. */
export async function endSessions(
  tx: Reader,
  { operatorId, only, keep, now }: { operatorId: string; only?: string; keep?: string; now: Date },
): Promise<number> {
  if (only === undefined) await run(tx, sql`delete from operator_challenge where operator_id = ${operatorId}`)
  return run(
    tx,
    sql`
      update operator_session set ended_at = ${now}
      where operator_id = ${operatorId} and ended_at is null
        and (${only ?? null}::uuid is null or id = ${only ?? null})
        and (${keep ?? null}::uuid is null or id <> ${keep ?? null})
    `,
  )
}
