import { inTransaction, type Tx } from '#db/pool.ts'
import { endSessions, openSessionsOf } from '#features/account/identity/public.ts'
import { heaviest } from '#features/account/members/rules/identity-policy.ts'
import type { App } from '#server/app.ts'
import { endedBy } from '../rules/terms.ts'
import { exclusionById, lockMemberExclusions } from '../store/exclusions.ts'
import { lookOf, newestExclusion, saveLook, sharedKeysOf, type Digest } from '../store/keys.ts'
import { digestsOf, fingerprintOf } from './known.ts'
import { guardMembers } from './guards.ts'
import { dropSockets, followWith, matchOf } from './exclude.ts'

/**
 * Lets an account that shares a key with someone who is excluded follow that exclusion as the identity policy says (R10, decision 47):
 * held until two operators have looked, or excluded with it. Called at the login and before anything with money; where neither the
 * member nor the list of exclusions changed since the last look it costs two small questions. True where the account is held now.
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

/** Of all exclusions that this account's keys match, the one that does most; null where the policy lets none act. */
async function heaviestMatch(tx: Tx, memberId: bigint, own: readonly Digest[], now: Date) {
  const shared = await sharedKeysOf(tx, memberId, own, now)
  const byExclusion = Map.groupBy(shared, ({ exclusionId }) => exclusionId)
  const matches = [...byExclusion].map(([id, keys]) => ({ id, ...matchOf(keys, own) }))
  const outcome = heaviest(matches.map((match) => match.outcome))
  const match = outcome === 'nothing' ? null : matches.find((one) => one.outcome === outcome)
  const row = match && (await exclusionById(tx, match.id))
  return row ? { row: { ...row, startsAt: now }, outcome: match.outcome, kinds: match.kinds } : null
}
