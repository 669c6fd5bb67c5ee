import type { Db } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import { hashToken } from '#server/vault.ts'
import { permissionsOf } from './catalogue.ts'
import { isSessionAlive } from './rules.ts'
import { sessionOf, touchSession } from './store/sessions.ts'

/** A session's last call is written at most this often. */
const TOUCH_MS = 60_000
const TOKEN_LENGTH = 43

/** Resolves a session cookie to its operator; a closed operator or an ended session is refused from the next call on. */
export function operatorCallers(db: Db): (token: string, now: Date) => Promise<OperatorCaller | null> {
  return async (token, now) => {
    if (token.length !== TOKEN_LENGTH) return null
    const session = await sessionOf(db, hashToken(token))
    if (!session || session.state !== 'open' || !isSessionAlive(session, now)) return null
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS)
      await touchSession(db, session.sessionId, now)
    const { id, account, name, sessionId, roles, brands, browser } = session
    return {
      id,
      account,
      name,
      sessionId,
      brands,
      browser,
      brand: brands?.[0] ?? null,
      permissions: permissionsOf(roles),
    }
  }
}
