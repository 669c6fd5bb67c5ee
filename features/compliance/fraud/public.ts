import type { Db, Tx } from '#db/pool.ts'
import { flagsBy, type FlagRow } from './store.ts'

export type { FlagRow } from './store.ts'

/** More than this many open flags of one member tell a reviewer nothing new. */
const MOST = 20

/** What is open about a member, newest first: the reviewer of a withdrawal must see it. It blocks nothing. */
export function openFlagsOf(db: Db | Tx, memberId: bigint): Promise<FlagRow[]> {
  return flagsBy(db, { state: 'open', rule: null, member: memberId, before: null, limit: MOST })
}
