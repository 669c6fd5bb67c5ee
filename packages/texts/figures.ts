/**
 * Figures in the ways of our languages, written without `Intl.NumberFormat`: making the first one of those costs a phone a sixth of a
 * second, on every page that shows money. `figures.test.ts` holds each to what Intl writes.
 */
type Ways = { readonly group: string; readonly point: string; readonly isSymbolLast: boolean }

const english: Ways = { group: ',', point: '.', isSymbolLast: false }
const ways: Readonly<Record<string, Ways>> = {
  en: english,
  vi: { group: '.', point: ',', isSymbolLast: true },
}

/** Stands between a figure and a currency, and never at the end of a line. */
const GAP = '\u00A0'

export type FigurePart = { readonly type: string; readonly value: string }

export type FigureOptions = {
  /** Decimals that are shown: the rest is cut towards zero, what is missing becomes noughts. Without it, as many as there are. */
  readonly decimals?: number
  /** A currency's sign, where the language puts it. */
  readonly symbol?: string
  /** '+' before what is above zero. */
  readonly signed?: boolean
}

/** How a language groups digits, writes the point and places a currency's sign. */
export function waysOf(lang: string): Ways {
  return ways[lang.slice(0, 2).toLowerCase()] ?? english
}

/** A decimal text ("-1234.5"), exact at any length, in the parts that a language writes it in. */
export function figureParts(lang: string, text: string, options: FigureOptions = {}): FigurePart[] {
  const [, minus, whole = '', rest = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (minus === undefined) return [{ type: 'literal', value: text }]
  const { decimals = rest.length, symbol, signed = false } = options
  const { group, point, isSymbolLast } = waysOf(lang)
  const fraction = rest.slice(0, decimals).padEnd(decimals, '0')
  const isZero = /^0*$/.test(whole + fraction)
  const sign = isZero ? '' : minus ? '−' : signed ? '+' : ''
  const money = symbol === undefined ? [] : [{ type: 'currency', value: symbol }]
  const gap = isSymbolLast || /[a-z]$/i.test(symbol ?? '') ? [{ type: 'literal', value: GAP }] : []
  return [
    ...(sign ? [{ type: minus ? 'minusSign' : 'plusSign', value: sign }] : []),
    ...(isSymbolLast || symbol === undefined ? [] : [...money, ...gap]),
    { type: 'integer', value: whole.replace(/\B(?=(\d{3})+$)/g, group) },
    ...(fraction
      ? [
          { type: 'decimal', value: point },
          { type: 'fraction', value: fraction },
        ]
      : []),
    ...(isSymbolLast && symbol !== undefined ? [...gap, ...money] : []),
  ]
}

/** The same in one piece. */
export function figure(lang: string, text: string, options: FigureOptions = {}): string {
  return figureParts(lang, text, options)
    .map(({ value }) => value)
    .join('')
}
