/**
 * Terms of a bonus, as data: the screen, the ledger's checks and the counting of wagering all read this value, and nothing else
 * describes the bonus. Amounts are ledger units as decimal digits. Example: wagering 10 of a bonus of 100.00 asks for valid bets of
 * 1,000.00, of which a live table with the weight 20 counts a fifth.
 */
export type BonusTerms = {
  readonly version: 1
  /** Which money pays first. */
  readonly order: 'cash' | 'bonus'
  /** Valid bets required, as a multiple of the bonus; 0: the bonus is cash immediately. */
  readonly wagering: number
  /** Days from its activation until it expires. */
  readonly days: number
  /** How many percent of a valid bet count, by category; 100 if not named. */
  readonly categoryWeights: Readonly<Record<string, number>>
  /** The same for single games, before the category. */
  readonly gameWeights: Readonly<Record<string, number>>
  readonly excludedCategories: readonly string[]
  readonly excludedGames: readonly string[]
  readonly excludedVendors: readonly string[]
  /** The largest stake that may contain bonus money. */
  readonly stakeMax: string | null
  /** The largest amount that becomes cash; reaching it ends the bonus. Null: no maximum. */
  readonly conversionMax: string | null
}

/** Card rooms take no bonus money (decision 51). */
export const CARD_ROOMS: readonly string[] = ['PVP']

/** Categories that bonus money cannot be staked in. */
export function excludedCategoriesOf({ excludedCategories }: BonusTerms): readonly string[] {
  return [...new Set([...CARD_ROOMS, ...excludedCategories])]
}

/** Valid bets, in ledger units, that turn a bonus into cash. */
export function requirementOf(amount: bigint, { wagering }: BonusTerms): bigint {
  return amount * BigInt(wagering)
}

/** How many percent of a valid bet count: those of the game, else of its category, else all; nothing where it is excluded. */
export function weightOf(
  terms: BonusTerms,
  bet: { readonly game: string; readonly category: string },
): number {
  const isExcluded =
    excludedCategoriesOf(terms).includes(bet.category) || terms.excludedGames.includes(bet.game)
  return isExcluded ? 0 : (terms.gameWeights[bet.game] ?? terms.categoryWeights[bet.category] ?? 100)
}

/** What one settled bet contributes: rounded towards zero, so that a voided bet takes back exactly what it gave. */
export function contributionOf(
  terms: BonusTerms,
  bet: { readonly game: string; readonly category: string; readonly valid: bigint },
): bigint {
  return (bet.valid * BigInt(weightOf(terms, bet))) / 100n
}
