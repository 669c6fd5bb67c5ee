import { moneyText, parseMoney } from '#kit/money.ts'
import { namesPlay, type FreeRoundsTerms } from '../rules/free-rounds.ts'
import type { BonusTerms } from '../rules/terms.ts'

/** Free rounds in a form: text as typed. */
export type RoundsDraft = {
  rounds: string
  roundStake: string
  /** Codes, separated by commas. */
  roundGames: string
  roundCategories: string[]
  isFreeBet: boolean
  /** The game's vendor gives them. */
  isByVendor: boolean
  roundWins: 'cash' | 'bonus'
  roundDays: string
}

export const blankRounds: RoundsDraft = {
  rounds: '10',
  roundStake: '',
  roundGames: '',
  roundCategories: [],
  isFreeBet: false,
  isByVendor: false,
  roundWins: 'cash',
  roundDays: '7',
}

const codesOf = (text: string): string[] =>
  text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)

const WHOLE = /^[1-9]\d{0,3}$/

/** Whether a field lacks what the terms need: games or categories, not both. */
export function roundsWrong(
  name: 'rounds' | 'roundStake' | 'roundGames' | 'roundDays',
  draft: RoundsDraft,
): boolean {
  switch (name) {
    case 'rounds':
    case 'roundDays':
      return !WHOLE.test(draft[name].trim())
    case 'roundStake':
      return (parseMoney(draft.roundStake) ?? 0n) <= 0n
    case 'roundGames':
      return !namesPlay({
        games: codesOf(draft.roundGames),
        categories: draft.roundCategories,
        isFreeBet: draft.isFreeBet,
        byVendor: draft.isByVendor,
      })
  }
}

/** The terms as the server takes them; it checks all of it again. `bonus`: the terms of winnings that become a bonus. */
export function roundsTermsOf(draft: RoundsDraft, bonus: BonusTerms): FreeRoundsTerms {
  const { roundCategories, isFreeBet, isByVendor, roundWins } = draft
  return {
    version: 1,
    kind: 'freeRounds',
    games: codesOf(draft.roundGames),
    ...(roundCategories.length > 0 ? { categories: roundCategories } : {}),
    stake: String(parseMoney(draft.roundStake) ?? 0n),
    days: Number(draft.roundDays),
    wins: roundWins === 'cash' ? roundWins : bonus,
    ...(isFreeBet ? { isFreeBet } : {}),
    ...(isByVendor ? { byVendor: true } : {}),
  }
}

/** The form's values of stored terms. */
export function roundsValues(terms: FreeRoundsTerms): Omit<RoundsDraft, 'rounds'> {
  return {
    roundStake: moneyText(BigInt(terms.stake)),
    roundGames: terms.games.join(', '),
    roundCategories: [...(terms.categories ?? [])],
    isFreeBet: terms.isFreeBet === true,
    isByVendor: terms.byVendor === true,
    roundWins: terms.wins === 'cash' ? 'cash' : 'bonus',
    roundDays: String(terms.days),
  }
}
