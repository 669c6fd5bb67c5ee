/**
 * Who pays for a stake, as the ledger decides it when the bet is placed (docs/decisions/0060): only a bet of cash alone has a part in
 * campaigns, so the slip promises none where bonus money would pay.
 *
 * Example: 60 in cash beside a bonus of 100; a stake of 50 is cash, one of 80 takes 20 of the bonus.
 */
export type Purse = {
  readonly cash: bigint
  readonly bonus: bigint
  /** The bonus pays before the cash does. */
  readonly isFirst: boolean
  readonly stakeMax: bigint | null
  readonly stakeExact: bigint | null
}

function isCash(stake: bigint, { cash, bonus, isFirst, stakeMax, stakeExact }: Purse): boolean {
  if (stake <= cash && !isFirst) return true
  if (bonus <= 0n || bonus + cash < stake) return true
  return (stakeMax !== null && stake > stakeMax) || (stakeExact !== null && stake !== stakeExact)
}

/** Whether cash alone pays for these bets, placed in this order. */
export function areCash(stakes: readonly bigint[], purse: Purse | null): boolean {
  if (!purse) return true
  let { cash } = purse
  return stakes.every((stake) => {
    const is = isCash(stake, { ...purse, cash })
    cash -= stake
    return is
  })
}
