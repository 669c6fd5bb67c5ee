import { isWithin, type Terms } from './terms.ts'

/** A contract that is valid, or accepted for the next period. */
export type Valid = {
  readonly id: string
  readonly memberId: bigint
  readonly uplineId: bigint | null
  readonly terms: Terms
}

/**
 * The contracts of one kind that end when a member's own contract becomes `terms`, or ends (null): those of its direct downline that would
 * pay more than it, and everything below those, since an agent without a contract has nothing to give. Example: duc gives hoa 40 %, hoa
 * gives tam 30 %, tam gives nam 10 %. hoa accepts 20 %: the contracts of tam and nam end.
 */
export function brokenBy(
  contracts: readonly Valid[],
  { memberId, terms }: { readonly memberId: bigint; readonly terms: Terms | null },
): readonly Valid[] {
  const below = Map.groupBy(contracts, ({ uplineId }) => uplineId)
  const ended: Valid[] = []
  const visit = (upline: bigint, upper: Terms | null): void => {
    for (const contract of below.get(upline) ?? [])
      if (!upper || !isWithin(contract.terms, upper)) {
        ended.push(contract)
        visit(contract.memberId, null)
      }
  }
  visit(memberId, terms)
  return ended
}
