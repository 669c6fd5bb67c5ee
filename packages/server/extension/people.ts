import type { Db, Tx } from '#db/pool.ts'
import { extensionPoint } from './point.ts'

/** What features below the account group may know about a member. */
export type KnownMember = {
  readonly id: bigint
  readonly merchant: string
  readonly account: string
  readonly language: 'en' | 'vi'
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
}

/** A member by id, or null; filled by the members feature. */
export const memberById =
  extensionPoint<(reader: Db | Tx, id: bigint) => Promise<KnownMember | null>>('members.byId')

type Question = (reader: Db | Tx, memberId: bigint, now?: Date) => Promise<boolean>

/** Whether a member may be contacted; filled by the limits feature. */
export const contactRules = extensionPoint<{
  /** On a time-out or self-excluded: no marketing messages. */
  readonly isExcluded: Question
  /** The only check for marketing (R9): no exclusion, no markers of harm, consent as the jurisdiction requires. */
  readonly mayMarket: Question
}>('limits.contactRules')
