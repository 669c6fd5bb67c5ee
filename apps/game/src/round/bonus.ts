import type { Minor } from '#kit/money.ts'
import type { GameSession } from '../api.ts'

export type Bonus = NonNullable<GameSession['bonus']>

type Funds = { readonly balance: Minor; readonly bonus: Bonus | null }

/** What a stake can be paid from: cash, and the bonus beside it. */
export function playableOf({ balance, bonus }: Funds): Minor {
  return balance + (bonus?.amount ?? 0n)
}

/**
 * What is left of both while a round is in progress, as the ledger will take it. Example: with 2 in cash and a bonus of 10, a stake of 5
 * takes 2 and 3; a bonus that is used first pays all 5. The platform decides: after the round its figures are shown.
 */
export function afterStake(funds: Funds, stake: Minor): Funds {
  const { balance, bonus } = funds
  if (!bonus) return { balance: balance - stake, bonus }
  const part = bonusPart(bonus, balance, stake)
  return { balance: balance - (stake - part), bonus: { ...bonus, amount: bonus.amount - part } }
}

function bonusPart(bonus: Bonus, cash: Minor, stake: Minor): Minor {
  const { amount, isFirst, stakeMax, freeRounds } = bonus
  const isAllowed = freeRounds ? stake === freeRounds.stake : stakeMax === null || stake <= stakeMax
  if (!isAllowed) return 0n
  if (isFirst) return amount < stake ? amount : stake
  return stake > cash ? stake - cash : 0n
}
