/** Win tiers with their own celebration, by multiple of the stake (5, 20, 50). */
export type BigTier = 'big' | 'grand' | 'dragon'

/** How a return may be shown. `returned` is shown plainly: no winning sound, no animation (R14). */
export type Celebration = 'nothing' | 'returned' | 'win' | BigTier

/** Both in ledger units of one currency. A return that is not above the stake is never celebrated. */
export function celebration(stake: bigint, win: bigint): Celebration {
  if (win <= 0n) return 'nothing'
  if (win <= stake) return 'returned'
  if (win < stake * 5n) return 'win'
  if (win < stake * 20n) return 'big'
  if (win < stake * 50n) return 'grand'
  return 'dragon'
}

export function isBig(tier: Celebration): tier is BigTier {
  return tier === 'big' || tier === 'grand' || tier === 'dragon'
}
