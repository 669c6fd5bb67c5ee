import { inTransaction, type Tx } from '#db/pool.ts'
import { endSessions, openSessionsOf } from '#features/account/identity/public.ts'
import { heaviest } from '#features/account/members/rules/identity-policy.ts'
import type { App } from '#server/app.ts'
import { endedBy } from '../rules/terms.ts'
import { exclusionById, lockMemberExclusions } from '../store/exclusions.ts'
import { lookOf, newestExclusion, saveLook, sharedKeysOf, type Digest } from '../store/keys.ts'
import { digestsOf, fingerprintOf } from './known.ts'
import { guardMembers } from './wallet-limits.ts'
import { dropSockets, followWith, matchOf } from './exclude.ts'

/**
 * Applies the identity policy to an account that shares a key with an excluded person (R10, decision 47): held until two operators review
 * it, or excluded too. Called at login and before anything that involves money; costs two small queries if neither the member nor the
 * exclusions changed since the last check. True if the account is held now.
 */
export async function holdIfSame(app: App, memberId: bigint, now: Date): Promise<boolean> {
  const newest = await newestExclusion(app.db)
  const digests = await digestsOf(app, app.db, memberId)
  const knownBy = fingerprintOf(digests)
  const last = await lookOf(app.db, memberId)
  if (last?.knownBy === knownBy && last.newest === newest) return false
  const sessions: string[] = []
  const isHeld = await inTransaction(app.db, async (tx) => {
    await lockMemberExclusions(tx, memberId)
    await saveLook(tx, memberId, { knownBy, newest })
    const found = await heaviestMatch(tx, memberId, digests, now)
    if (!found || !(await followWith(tx, { ...found, memberId }))) return false
    sessions.push(...(await openSessionsOf(tx, memberId, now)).map(({ id }) => id))
    await endSessions(tx, memberId, { why: endedBy.hold, now })
    await guardMembers(tx, [memberId], now)
    return true
  })
  dropSockets(app, sessions)
  return isHeld
}

/** Of all exclusions that match this account's keys, the one with the strongest effect; null if the policy lets none apply. */
async function heaviestMatch(tx: Tx, memberId: bigint, own: readonly Digest[], now: Date) {
  const shared = await sharedKeysOf(tx, memberId, own, now)
  const byExclusion = Map.groupBy(shared, ({ exclusionId }) => exclusionId)
  const matches = [...byExclusion].map(([id, keys]) => ({ id, ...matchOf(keys, own) }))
  const outcome = heaviest(matches.map((match) => match.outcome))
  const match = outcome === 'nothing' ? null : matches.find((one) => one.outcome === outcome)
  const row = match && (await exclusionById(tx, match.id))
  return row ? { row: { ...row, startsAt: now }, outcome: match.outcome, kinds: match.kinds } : null
}
