import type { Db, Tx } from '#db/pool.ts'
import { endedSession } from '#features/account/identity/public.ts'
import { newToken, hashToken } from '#server/vault.ts'
import type { App } from '#server/app.ts'
import { endedBy, holdsUntil, longest } from '../rules/terms.ts'
import { exclusionsOf, type ExclusionRow } from '../store/exclusions.ts'
import { insertPass } from '../store/passes.ts'
import { holdIfSame } from './match.ts'

/** How long someone who was turned away may see to their money (R8). */
export const PASS_MS = 30 * 60_000

const PLAYER = 0

const breaks: ReadonlySet<string> = new Set(Object.values(endedBy))

/** The exclusion that holds for a member now; null where none does. */
export async function standingOf(reader: Db | Tx, memberId: bigint, now: Date): Promise<ExclusionRow | null> {
  return longest(await exclusionsOf(reader, memberId), now)
}

/**
 * What a person who is turned away is told: no dates of an operator's hold, which no one knows yet, but the hour of the first game
 * once two operators have lifted it (R7).
 */
export function shownStanding(row: ExclusionRow) {
  const until = row.kind === 'timeOut' ? holdsUntil(row) : row.kind === 'self' ? row.endsAt : null
  return { kind: row.kind, since: row.startsAt, until, playFrom: row.liftedAt }
}

/**
 * The break that ended a session, for the page that showed it (R6): anyone who holds the token was the member a moment ago. Null where
 * something else ended it, or the break is over. No way to the money: that asks for the password.
 */
export async function breakThatEnded(app: App, token: string, now: Date) {
  const ended = await endedSession(app.db, hashToken(token))
  if (!ended || !breaks.has(ended.why)) return null
  const row = await standingOf(app.db, ended.memberId, now)
  return row && shownStanding(row)
}

/**
 * The answer to a right login of someone who is excluded: a refusal with the reason, the end, and a pass to the
 * member's own money (R6, R8). Null where nothing holds. Ask it after the password was proved, never before.
 */
export async function turnedAway(
  app: App,
  { memberId, type }: { readonly memberId: bigint; readonly type: number },
  now: Date,
) {
  const own = await standingOf(app.db, memberId, now)
  // anyone who comes back under another name is held before they are welcomed, and not only where money moves (R10); anyone who is away
  // by an exclusion of their own reads that one, with its end
  if (!own && type === PLAYER) await holdIfSame(app, memberId, now)
  const row = own ?? (await standingOf(app.db, memberId, now))
  if (!row) return null
  const pass = newToken()
  const expiresAt = new Date(now.getTime() + PASS_MS)
  await insertPass(app.db, { tokenHash: hashToken(pass), memberId, now, expiresAt })
  return {
    refused: 'exclusions.away',
    detail: { ...shownStanding(row), pass, passUntil: expiresAt },
  } as const
}
