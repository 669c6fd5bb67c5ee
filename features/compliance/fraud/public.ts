import type { Db } from '#db/pool.ts'
import { flagsBy, type FlagRow } from './store/flags.ts'

/** Raises a flag that another feature's rules found, or opens it again for newer events. */
export { raiseFlag } from './store/flags.ts'

/** Most open flags shown beside a decision. */
const MOST = 20

/** The open flags of a member, newest first. */
export function openFlagsOf(db: Db, memberId: bigint): Promise<FlagRow[]> {
  return flagsBy(db, {
    state: 'open',
    rule: null,
    member: memberId,
    merchant: null,
    assigned: null,
    find: null,
    before: null,
    limit: MOST,
  })
}
