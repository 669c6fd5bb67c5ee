import { EVENS_BACK, isPrice } from './price.ts'
import type { Price } from './price.ts'

/**
 * The six odds formats. With d as decimal odds: Hong Kong is d − 1; Malay is d − 1 up to 2.00 and −1 ÷ (d − 1) above; Indonesian is the
 * reverse; American is 100 (d − 1) from 2.00 and −100 ÷ (d − 1) below; fractional is the nearest fraction to d − 1 with a denominator up to
 * 200. The entered stake is always the amount at risk, whatever the format.
 */
export const oddsFormats = ['decimal', 'hongKong', 'malay', 'indonesian', 'american', 'fractional'] as const

export type OddsFormat = (typeof oddsFormats)[number]

const EVEN_MONEY = 2 * EVENS_BACK
/** Every step of the ladders, down to 0.005, is a fraction of 200. */
const HIGHEST_DENOMINATOR = 200

/** The price in a format, for display: "1.85", "0.85", "-1.18", "-118", "17/20". Negative odds carry an ASCII hyphen. */
export function priceText(price: Price, format: OddsFormat): string {
  const gain = price - EVENS_BACK
  switch (format) {
    case 'decimal':
      return digits(price / EVENS_BACK)
    case 'hongKong':
      return digits(gain / EVENS_BACK)
    case 'malay':
      return digits(price <= EVEN_MONEY ? gain / EVENS_BACK : -EVENS_BACK / gain)
    case 'indonesian':
      return digits(price >= EVEN_MONEY ? gain / EVENS_BACK : -EVENS_BACK / gain)
    case 'american':
      return price >= EVEN_MONEY ? `+${Math.round(gain / 100)}` : `-${Math.round((100 * EVENS_BACK) / gain)}`
    case 'fractional':
      return fractionOf(gain, EVENS_BACK).join('/')
  }
}

/** Reads odds typed in a format; null if they are not odds of it or lie outside what is offered. */
export function parsePrice(text: string, format: OddsFormat): Price | null {
  const gain = gainOf(text.trim().replace('−', '-').replace(',', '.'), format)
  if (gain === null) return null
  const price = Math.round(EVENS_BACK * (1 + gain))
  return isPrice(price) ? price : null
}

/** The profit per unit of stake that a text states. */
function gainOf(text: string, format: OddsFormat): number | null {
  if (format === 'fractional') {
    const [, top = '0', bottom = '0'] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []
    return Number(bottom) > 0 ? Number(top) / Number(bottom) : null
  }
  if (!/^[+-]?\d{1,5}(\.\d{1,4})?$/.test(text)) return null
  const odds = Number(text)
  switch (format) {
    case 'decimal':
      return odds - 1
    case 'hongKong':
      return odds
    case 'malay':
      return odds > 1 || odds < -1 || odds === 0 ? null : odds > 0 ? odds : -1 / odds
    case 'indonesian':
      return Math.abs(odds) < 1 ? null : odds > 0 ? odds : -1 / odds
    case 'american':
      return Math.abs(odds) < 100 ? null : odds > 0 ? odds / 100 : -100 / odds
  }
}

/** Two decimals, and a third or fourth only where the price needs it. */
function digits(value: number): string {
  const exact = value.toFixed(4)
  return exact.endsWith('00') ? exact.slice(0, -2) : value < 0 ? value.toFixed(2) : exact.replace(/0+$/, '')
}

/** The fraction nearest to n ÷ d with a denominator up to 200, in lowest terms. */
function fractionOf(n: number, d: number): readonly [number, number] {
  const wanted = n / d
  let best: readonly [number, number] = [Math.max(1, Math.round(wanted)), 1]
  for (let bottom = 1; bottom <= HIGHEST_DENOMINATOR; bottom += 1) {
    const top = Math.round(wanted * bottom)
    const isNearer = Math.abs(top / bottom - wanted) < Math.abs(best[0] / best[1] - wanted) - 1e-12
    if (top > 0 && isNearer) best = [top, bottom]
  }
  return best
}
