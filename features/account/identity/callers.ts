import { settingOf } from '#features/platform/settings/public.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import { createLoader } from '#server/loader.ts'
import { isSessionAlive, owesTerms } from './rules.ts'
import { sessionsOf, touchSession, type SessionRow } from './store/sessions.ts'

/** A session's last activity is written at most this often. */
const TOUCH_MS = 60_000
const TOKEN_LENGTH = 43

/** Finds the member of a token. An ended session is refused immediately: nothing is cached longer than one event-loop tick. */
export function memberCallers(app: App): (token: string, now: Date) => Promise<MemberCaller | null> {
  const load = createLoader<string, SessionRow>(async (hashes) => {
    const rows = await sessionsOf(
      app.db,
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    )
    return new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
  })
  return async (token, now) => {
    if (token.length !== TOKEN_LENGTH) return null
    const session = await load(hashToken(token, 'hex'))
    if (!session || session.state !== 'open') return null
    const [idleMinutes, termsInForce] = await Promise.all([
      settingOf(app, session.merchant, 'sessionIdleMinutes'),
      settingOf(app, session.merchant, 'termsVersion'),
    ])
    if (!isSessionAlive(session, idleMinutes, now)) return null
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await touchSession(app.db, session.id, now)
    const { id: sessionId, memberId: id, account, type, merchant, currency, changeWhy, terms } = session
    const isTermsDue = owesTerms(type, terms, termsInForce)
    return { id, account, type, merchant, currency, sessionId, changeWhy, isTermsDue }
  }
}
