import type { Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { ChangeWhy } from '../rules/entry.ts'
import { voidOfSessions, voidRemembered } from '../store/remembered.ts'
import { endSessions as endRows, insertSession, openSessionsOf } from '../store/sessions.ts'

/** The maximum of concurrent sessions of one member (S3): a new one ends the oldest. */
const MOST_SESSIONS = 20

export type Where = {
  readonly ip: string
  readonly device: string
  readonly now: Date
  readonly merchant: { readonly code: string }
  /** Why the password must be changed before the session can be used for anything else. */
  readonly changeWhy?: ChangeWhy | null
}

/** Opens a session for a member: the token is returned once, only its hash is stored. */
export async function openSession(app: App, tx: Tx, memberId: bigint, where: Where): Promise<string> {
  return (await beginSession(app, tx, memberId, where)).token
}

/** The same, with the session's ID. */
export async function beginSession(
  app: App,
  tx: Tx,
  memberId: bigint,
  { ip, device, now, merchant, changeWhy = null }: Where,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = newToken()
  const hours = await settingOf(app, merchant.code, 'sessionHours')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  const open = await openSessionsOf(tx, memberId, now)
  for (const { id } of open.slice(MOST_SESSIONS - 1))
    await endMemberSessions(tx, { memberId, id, why: 'too many sessions', now })
  const row = { memberId, tokenHash: hashToken(token), ip, device, now, expiresAt, changeWhy }
  return { id: await insertSession(tx, row), token }
}

/**
 * Ends one session, all, or all but one, with the remembered logins of their browsers. Their sockets are dropped by the database's
 * notification at the commit: if dropped earlier, they would reconnect before it (S7).
 */
export async function endMemberSessions(
  tx: Tx,
  which: { memberId: bigint; id?: string; butId?: string; why: string; now: Date },
): Promise<number> {
  const ended = await endRows(tx, which)
  await voidOfSessions(tx, ended, which.now)
  return ended.length
}

/** Ends all sessions of a member (but one), and the remembered logins of all devices (decision 9). */
export async function endSessions(
  tx: Tx,
  memberId: bigint,
  { exceptSession, why, now }: { exceptSession?: string; why: string; now: Date },
): Promise<number> {
  await voidRemembered(tx, memberId, now)
  const butId = exceptSession === undefined ? {} : { butId: exceptSession }
  return endMemberSessions(tx, { memberId, ...butId, why, now })
}
