import type { Json } from '#game-kit/schema.ts'
import type { TableGameId } from './games.ts'

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const FACES = [1, 2, 3, 4, 5, 6]

const ofWheel = (): readonly Json[] => upTo(37).map((number) => ({ number, lucky: [] }))
/** The order of the dice decides no bet. */
const ofDice = (): readonly Json[] =>
  FACES.flatMap((a) =>
    FACES.flatMap((b) => FACES.filter(() => a <= b).flatMap((c) => (b <= c ? [{ dice: [a, b, c] }] : []))),
  )
const ofCoins = (): readonly Json[] =>
  upTo(5).map((reds) => ({ coins: upTo(4).map((at) => (at < reds ? 1 : 0)) }))

/**
 * The results of a table that its bets tell apart, for what each would cost: 37 numbers without multipliers, 56 throws of three dice, 5
 * throws of four coins. Null for cards, whose hands are too many.
 */
export function possibleResults(id: TableGameId): readonly Json[] | null {
  switch (id) {
    case 'roulette':
    case 'lucky-roulette':
      return ofWheel()
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua':
      return ofDice()
    case 'xoc-dia':
      return ofCoins()
    default:
      return null
  }
}
