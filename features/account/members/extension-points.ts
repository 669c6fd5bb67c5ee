import type { Db } from '#db/pool.ts'
import { extensionPoint } from '#server/extension/point.ts'

/** A rank and its name in each language. */
export type Rank = {
  readonly level: number
  readonly name: { readonly en: string; readonly vi: string }
}

/** The member's VIP rank (clubLabel of MEM-02), null for the base rank; filled by vip. */
export const memberRanks = extensionPoint<(db: Db, memberId: bigint) => Promise<Rank | null>>('members.ranks')

/** The labels that operators assigned to a member and show (memberLabel of MEM-02); filled by the member labels. */
export const memberLabels = extensionPoint<(db: Db, memberId: bigint) => Promise<string[]>>('members.labels')
