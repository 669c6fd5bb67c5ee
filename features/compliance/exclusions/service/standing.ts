import type { Db, Tx } from '#db/pool.ts'
import { endedSession } from '#features/account/identity/public.ts'
import { newToken, hashToken } from '#server/vault.ts'
import type { App } from '#server/app.ts'
import { endedBy, holdsUntil, longest } from '../rules/terms.ts'
import { exclusionsOf, type ExclusionRow } from '../store/exclusions.ts'
import { insertPass } from '../store/passes.ts'
import { holdIfSame } from './match.ts'

/** How long the pass of a refused login gives access to the cashier (R8). */
export const PASS_MS = 30 * 60_000

const PLAYER = 0

const breaks: ReadonlySet<string> = new Set(Object.values(endedBy))

/** The exclusion that applies to a member now; null if none does. */
export async function standingOf(reader: Db | Tx, memberId: bigint, now: Date): Promise<ExclusionRow | null> {
  return longest(await exclusionsOf(reader, memberId), now)
}

/**
 * What a refused member is shown: no end date for an operator's hold, which has none yet, but the time from which they can play after two
 * operators have lifted it (R7).
 */
export function shownStanding(row: ExclusionRow) {
  const until = row.kind === 'timeOut' ? holdsUntil(row) : row.kind === 'self' ? row.endsAt : null
  return { kind: row.kind, since: row.startsAt, until, playFrom: row.liftedAt }
}

/**
 * The exclusion that ended a session, for the page that used it (R6): the holder of the token was logged in as the member until then. Null
 * if something else ended the session, or the exclusion is over. Gives no access to money: that requires the password.
 */
export async function breakThatEnded(app: App, token: string, now: Date) {
  const ended = await endedSession(app.db, hashToken(token))
  if (!ended || !breaks.has(ended.why)) return null
  const row = await standingOf(app.db, ended.memberId, now)
  return row && shownStanding(row)
}

/**
 * The response to a correct login of an excluded member: a refusal with the reason, the end date and a pass to the cashier (R6, R8). Null
 * if no exclusion applies. Call it only after the password was verified.
 */
export async function turnedAway(
  app: App,
  { memberId, type }: { readonly memberId: bigint; readonly type: number },
  now: Date,
) {
  const own = await standingOf(app.db, memberId, now)
  // an account under another name is held before any welcome message, not only when money moves (R10); a member with a self-exclusion is
  // shown that one, with its end date
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
