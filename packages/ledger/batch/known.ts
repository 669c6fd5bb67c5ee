import type { Db, Tx } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { slowResult } from '../core/answer.ts'
import { toEntry } from '../core/items.ts'
import { keyUuid } from '../core/keys.ts'
import type { LedgerItem, PostResult } from '../types.ts'

/**
 * The result of an item that was posted before, without posting it; null: its key is new. For a caller that reserves something before it
 * posts: a repeated request finds its own reservation in the way. An item in flight has no result yet.
 */
export async function knownResult(db: Db | Tx, item: LedgerItem): Promise<PostResult | null> {
  const { print, wallet } = toEntry(item)
  const { told } = await one(
    db,
    sql<{ told: string | null }>`select ledger_known(${keyUuid(item.key)}, ${wallet}, ${print}) as told`,
  )
  return told === null ? null : slowResult(told)
}
