import type { App } from '#server/app.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { Minor } from '#kit/money.ts'

/** A bonus that is active beside the cash; amounts in ledger units. */
export type BonusBeside = {
  readonly id: string
  /** Bonus money now: what is given up if the member cancels it. */
  readonly balance: Minor
  /** Valid bets required, and what has been counted of them; both 0 for free rounds. */
  readonly requirement: Minor
  readonly wagered: Minor
  /** Free rounds left; null for a bonus. */
  readonly rounds: number | null
  readonly expiresAt: Date | null
}

/** The member's active bonus, or null: shown beside what can be withdrawn (CSH-02). Filled by the bonuses feature. */
export const bonusBeside =
  extensionPoint<(app: App, memberId: bigint) => Promise<BonusBeside | null>>('withdrawals.bonusBeside')
