import type { Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { ChangeWhy } from '../rules/entry.ts'
import { voidOfSessions, voidRemembered } from '../store/remembered.ts'
import { endSessions as endRows, insertSession, openSessionsOf } from '../store/sessions.ts'

/** Sessions of one member at once (S3): the oldest ends when another one would be too many. */
const MOST_SESSIONS = 20

export type Where = {
  readonly ip: string
  readonly device: string
  readonly now: Date
  readonly merchant: { readonly code: string }
  /** Why the password that opens it must be changed before the session is good for anything else. */
  readonly changeWhy?: ChangeWhy | null
}

/** Opens a session for a member: the token is shown once, its hash is kept. */
export async function openSession(app: App, tx: Tx, memberId: bigint, where: Where): Promise<string> {
  return (await beginSession(app, tx, memberId, where)).token
}

/** The same, with the session's own name. */
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
 * Ends sessions and everything that hangs on them, a remembered login of their browsers included: one, all, or all but one. Their
 * sockets fall with the commit, which the database announces: dropped any sooner they would be back before it (S7).
 */
export async function endMemberSessions(
  tx: Tx,
  which: { memberId: bigint; id?: string; butId?: string; why: string; now: Date },
): Promise<number> {
  const ended = await endRows(tx, which)
  await voidOfSessions(tx, ended, which.now)
  return ended.length
}

/** Ends all sessions of a member (but one), and what any device remembers in place of the password (decision 9). */
export async function endSessions(
  tx: Tx,
  memberId: bigint,
  { exceptSession, why, now }: { exceptSession?: string; why: string; now: Date },
): Promise<number> {
  await voidRemembered(tx, memberId, now)
  const butId = exceptSession === undefined ? {} : { butId: exceptSession }
  return endMemberSessions(tx, { memberId, ...butId, why, now })
}
