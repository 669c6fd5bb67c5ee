import type { SharedGame } from '#game-kit/shared/open.ts'

/**
 * Games whose rounds all members share, in their current version: one line per game. The host is features/play/shared-rounds
 * (docs/decisions/0070); a series (a lottery, a table) names its game by ID and version.
 */
export interface SharedRow {
  readonly game: SharedGame
  readonly name: { readonly en: string; readonly vi: string }
  readonly vendor: 'JADE_FORGE'
  /** Lobby category; decides the points, limits and reports that its bets count in. */
  readonly category: 'LOTT' | 'ELOTT' | 'LIVE' | 'RNG'
}

export const sharedCatalogue: readonly SharedRow[] = []

/** Earlier versions that sold slips: they stay here permanently, so that their rounds are settled and verified by their own rules. */
export const earlierShared: readonly SharedGame[] = []
