import type { Db } from '#db/pool.ts'
import { extensionPoint } from '#server/extension/point.ts'

export type Rank = { readonly name: string; readonly level: number }

/** The labels that operators assign to a member; filled by the member labels feature. */
export const memberLabels = extensionPoint<{
  /** The member's rank (clubLabel of MEM-02); null if none of their labels is one. */
  readonly rankOf: (db: Db, memberId: bigint) => Promise<Rank | null>
  /** The labels that the member may see (memberLabel of MEM-02). */
  readonly shownLabels: (db: Db, memberId: bigint) => Promise<string[]>
}>('members.labels')
