import type { Db } from '#db/pool.ts'
import { flagsBy, type FlagRow } from '../store.ts'

/** The open flags of a member, newest first. */
export function openFlagsOf(db: Db, memberId: bigint): Promise<FlagRow[]> {
  return flagsBy(db, { state: 'open', rule: null, member: memberId, before: null, limit: 20 })
}
