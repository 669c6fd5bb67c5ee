import type { TheoryRow } from '#game-kit/game.ts'
import { percentText } from '#game-kit/rtp/percent.ts'
import { decimalText, divide, ONE, toNumber } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { CatalogueRow } from '#games/catalogue.ts'
import type { Odd } from '../shapes.ts'

/** Decimals of a share: the chance of the highest win is far below a hundredth of a per cent. */
const SHARE_DIGITS = 4
/** From here on a chance is displayed in whole numbers: 1 in 135. */
const WHOLE_FROM = 100n

/** The kinds with a single bet; the others list every choice with its chance on their own rules page. */
const told: readonly CatalogueRow['kind'][] = ['slots', 'blackjack', 'poker']

/** Names of facts are text keys; a fact with a free-text name is in the par sheet only. */
const KEY = /^[a-zA-Z]+$/

/** Too small to be displayed. */
const NOTHING = /^0(\.0+)?( %)?$/

const digitsOf = (value: Rational, most: number): number => (value.d === 1n ? 0 : most)

function oneIn(chance: Rational): Odd['text'] {
  const inverse = divide(ONE, chance)
  return decimalText(inverse, inverse.n / inverse.d >= WHOLE_FROM ? 0 : 1)
}

function textOf(value: Rational, show: Odd['show']): string {
  if (show === 'oneIn') return oneIn(value)
  if (show === 'percent') return `${percentText(value, SHARE_DIGITS)} %`
  return decimalText(value, digitsOf(value, 2))
}

/**
 * Published odds next to a game's RTP (G7, GAM-04): hit rate, deviation per stake, the highest win and its chance, and figures of the
 * game's own, such as the chance of free spins. Every figure is exact.
 */
export function oddsOf(row: CatalogueRow, theory: readonly TheoryRow[]): Odd[] {
  const main = theory.find((bet) => bet.betKey === row.mainBet)
  if (!main || !told.includes(row.kind)) return []
  const odd = (name: string, value: Rational, show: Odd['show']): Odd => ({
    name,
    show,
    text: textOf(value, show),
  })
  return [
    { name: 'hit', show: 'percent', text: `${percentText(main.hit)} %` },
    { name: 'deviation', show: 'times', text: Math.sqrt(toNumber(main.variance)).toFixed(2) },
    odd('highest', main.maxWin, 'times'),
    odd('highestChance', main.maxWinChance, 'oneIn'),
    ...main.facts.flatMap(({ name, value, show }) =>
      KEY.test(name) ? [odd(name, value, show)].filter(({ text }) => !NOTHING.test(text)) : [],
    ),
  ]
}
