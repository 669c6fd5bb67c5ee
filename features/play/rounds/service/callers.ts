import { LRUCache } from 'lru-cache'
import { createLoader } from '#server/loader.ts'
import { hashToken } from '#server/vault.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { touchSession } from '#features/account/identity/public.ts'
import { isSessionAlive } from '../rules.ts'
import { checkSessions, openCheck, sessionsOf, type SessionFound } from '../store/sessions.ts'

/** The member session's activity is updated at most this often. */
const TOUCH_MS = 60_000
const TOKEN_LENGTH = 43
/** Sessions cached in this process; the least recently used are evicted. */
const MOST_KNOWN = 20_000

type Known = Omit<SessionFound, 'lastSeenAt'> & { lastSeenAt: Date }

/**
 * Finds the game session of a token. Its immutable part is cached; what may change (login ended, member locked, seeds changed, game
 * stopped) is checked on every call, batched into one query for concurrent calls, so an ended session is rejected immediately (S1, G13).
 */
export function gameCallers(app: App): GameCallers {
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN })
  const line = openCheck(app.pool)

  async function read(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) known.delete(hash)
    const rows = await sessionsOf(
      app.pool,
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    )
    for (const row of rows) {
      known.set(row.tokenHash.toString('hex'), row)
    }
  }

  const load = createLoader<string, Known>(async (hashes) => {
    const old = hashes.flatMap((hash) => known.get(hash) ?? [])
    const { changed, stopped } = old.length ? await checkSessions(line, old) : NOTHING
    const anew = hashes.filter((hash) => {
      const session = known.get(hash)
      return !session || changed.has(session)
    })
    const isAnew = new Set(anew)
    if (anew.length) await read(anew)
    return new Map(
      hashes.flatMap((hash) => {
        const session = known.get(hash)
        if (!session) return []
        const isStopped = isAnew.has(hash) ? session.isStopped : stopped.has(session)
        return [[hash, isStopped === session.isStopped ? session : { ...session, isStopped }]]
      }),
    )
  })

  async function callerOf(token: string, now: Date): Promise<GameCaller | null> {
    if (token.length !== TOKEN_LENGTH) return null
    const hash = hashToken(token, 'hex')
    const found = await load(hash)
    if (!found) return null
    const idleMinutes = await settingOf(app, found.merchant, 'sessionIdleMinutes')
    const session = isSessionAlive(found, idleMinutes, now) ? found : await anew(hash)
    if (!session || !isSessionAlive(session, idleMinutes, now)) return null
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await touch(hash, session, now)
    return session
  }

  /** Reads the session again: the member may have been active elsewhere since it was cached. */
  async function anew(hash: string): Promise<Known | undefined> {
    known.delete(hash)
    return load(hash)
  }

  /** Playing counts as activity (decision 8). */
  async function touch(hash: string, { memberSessionId }: Known, now: Date): Promise<void> {
    const session = known.get(hash)
    if (session) session.lastSeenAt = now
    await touchSession(app.db, memberSessionId, now)
  }

  return { callerOf, close: line.close }
}

export type GameCallers = {
  /** The caller of a token; null if the token is not valid for play. */
  readonly callerOf: (token: string, now: Date) => Promise<GameCaller | null>
  /** Releases its connection. */
  readonly close: () => void
}

const NOTHING = { changed: new Set<Known>(), stopped: new Set<Known>() }
