import type { Db, Tx } from '#db/pool.ts'
import { isHeldAt } from './store/exclusions.ts'

export { couldAnswer } from './store/presence.ts'
export { holdIfSame } from './service/match.ts'
export { passHolder } from './service/pass.ts'
export { shownStanding, standingOf } from './service/standing.ts'

/** Whether a time-out, an exclusion or a hold applies to a member: now, or at the given moment. */
export function isExcluded(reader: Db | Tx, memberId: bigint, now?: Date): Promise<boolean> {
  return isHeldAt(reader, memberId, now ?? null)
}
