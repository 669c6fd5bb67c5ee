import { inTransaction } from '#db/pool.ts'
import { endSessions, openSessionsOf } from '#features/identity/door.ts'
import type { House } from '#server/house.ts'
import { endedBy } from '../rules/terms.ts'
import { insertExclusion, lockMemberExclusions } from '../store/exclusions.ts'
import { lookOf, matchesOf, newestExclusion, saveLook } from '../store/keys.ts'
import { digestsOf, fingerprintOf } from './known.ts'
import { guardMembers } from './guards.ts'
import { dropSockets } from './exclude.ts'

/**
 * Holds an account that shares a key with somebody who is excluded (R10): nothing is staked or paid in until two
 * operators have looked. Called at the log-in and before anything with money; where neither the member nor the list of
 * exclusions changed since the last look it costs two small questions. True where the account is held by it now.
 */
export async function holdIfSame(house: House, memberId: bigint, now: Date): Promise<boolean> {
  const newest = await newestExclusion(house.db)
  const digests = await digestsOf(house, house.db, memberId)
  const knownBy = fingerprintOf(digests)
  const last = await lookOf(house.db, memberId)
  if (last?.knownBy === knownBy && last.newest === newest) return false
  const sessions: string[] = []
  const isHeld = await inTransaction(house.db, async (tx) => {
    await lockMemberExclusions(tx, memberId)
    await saveLook(tx, memberId, { knownBy, newest })
    const [match] = await matchesOf(tx, memberId, digests, now)
    if (!match) return false
    await insertExclusion(tx, {
      memberId,
      kind: 'match',
      startsAt: now,
      endsAt: null,
      by: null,
      reason: null,
      follows: match.exclusionId,
      matchedBy: match.kinds,
    })
    sessions.push(...(await openSessionsOf(tx, memberId, now)).map(({ id }) => id))
    await endSessions(tx, memberId, { why: endedBy.hold, now })
    await guardMembers(tx, [memberId], now)
    return true
  })
  dropSockets(house, sessions)
  return isHeld
}
