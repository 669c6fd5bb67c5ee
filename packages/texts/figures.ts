/**
 * Formats numbers in our languages without `Intl.NumberFormat`: creating the first formatter costs a phone a sixth of a second, on
 * every page that shows money. `figures.test.ts` compares each format with Intl.
 */
type Ways = { readonly group: string; readonly point: string; readonly isSymbolLast: boolean }

const english: Ways = { group: ',', point: '.', isSymbolLast: false }
const ways: Readonly<Record<string, Ways>> = {
  en: english,
  vi: { group: '.', point: ',', isSymbolLast: true },
}

/** A non-breaking space between a number and its currency. */
const GAP = '\u00A0'

export type FigurePart = { readonly type: string; readonly value: string }

export type FigureOptions = {
  /** Number of decimals: longer values are cut towards zero, shorter ones padded with zeros. By default as many as there are. */
  readonly decimals?: number
  /** The currency symbol, where the language puts it. */
  readonly symbol?: string
  /** '+' before positive values. */
  readonly signed?: boolean
}

/** A language's digit grouping, decimal separator and currency position. */
export function waysOf(lang: string): Ways {
  return ways[lang.slice(0, 2).toLowerCase()] ?? english
}

/** The parts of a decimal text ("-1234.5"), exact at any length, as a language formats it. */
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

/** The same as one string. */
export function figure(lang: string, text: string, options: FigureOptions = {}): string {
  return figureParts(lang, text, options)
    .map(({ value }) => value)
    .join('')
}
