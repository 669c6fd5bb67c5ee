import type { CardGame } from '../rules/play.ts'

/** Where the words of a game's bets are: players of Liêng say "úp bài" and "nhường" for what in hold'em is "bỏ bài" and "xem". */
export const wordsOf = (game: CardGame): '' | 'lieng.' => (game === 'lieng' ? 'lieng.' : '')
