import type { BonusTerms as LedgerTerms } from '#ledger/bonus/bonus.ts'
import { isFreeRounds } from '../rules/free-rounds.ts'
import { CARD_ROOMS, excludedCategoriesOf } from '../rules/terms.ts'
import type { Grant } from '../store/grants.ts'

export const unitsOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

/** The part of the terms that the ledger checks at every stake with this money. */
export function ledgerTermsOf({ terms, winWallet, cashWallet }: Grant, expiresAt: Date): LedgerTerms {
  if (isFreeRounds(terms))
    return {
      isFirst: true,
      stakeMax: null,
      stakeExact: BigInt(terms.stake),
      onlyGames: terms.games.length > 0 ? terms.games : null,
      onlyCategories: terms.categories?.length ? terms.categories : null,
      excludedGames: [],
      excludedCategories: CARD_ROOMS,
      excludedVendors: [],
      expiresAt,
      balanceMax: null,
      winWallet: winWallet ?? cashWallet,
    }
  return {
    isFirst: terms.order === 'bonus',
    stakeMax: unitsOf(terms.stakeMax),
    stakeExact: null,
    onlyGames: null,
    onlyCategories: null,
    excludedGames: terms.excludedGames,
    excludedCategories: excludedCategoriesOf(terms),
    excludedVendors: terms.excludedVendors,
    expiresAt,
    balanceMax: unitsOf(terms.conversionMax),
    winWallet: null,
  }
}
