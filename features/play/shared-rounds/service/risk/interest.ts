import type { Db, Tx } from '#db/pool.ts'
import { isInner } from '#server/perimeter/inner.ts'
import { hasRelatedBet, isRelated, operatorAddresses } from '../../store/interest.ts'

/** Addresses count for this long: the provider gives them to others afterwards. */
const ADDRESS_MS = 30 * 86_400_000

/**
 * Whether an operator has an interest in a round (P6): a bet of a member account with the same name or email address, or that was used at
 * the same public address within 30 days.
 */
export async function hasInterest(
  db: Db | Tx,
  { round, operator, now }: { readonly round: string; readonly operator: string; readonly now: Date },
): Promise<boolean> {
  return hasRelatedBet(db, { round, ...(await relation(db, operator, now)) })
}

/** Whether a member account is the operator's own, or near to it (P6): the same conditions, for a bet that is not placed yet. */
export async function isNear(
  db: Db | Tx,
  { memberId, operator, now }: { readonly memberId: bigint; readonly operator: string; readonly now: Date },
): Promise<boolean> {
  return isRelated(db, { memberId, ...(await relation(db, operator, now)) })
}

async function relation(db: Db | Tx, operator: string, now: Date) {
  const since = new Date(now.getTime() - ADDRESS_MS)
  // behind one private address there may be anyone: a proxy of the same machine
  const addresses = (await operatorAddresses(db, operator, since)).filter((address) => !isInner(address))
  return { operator, addresses, since }
}
