// Amounts in bank files. XML has a point and no grouping: 1234.5. A CSV has the form that its columns declare: with a point as decimal
// mark 1,234.50 or 1 234.50; with a comma 1.234,50. A grouping mark must stand between groups of three, so that "1.234" is never read as
// 1234 where the point is the decimal mark, and never as 1.234 where it is the grouping.

import type { Minor } from '#kit/money.ts'

const DIGITS = 4
const MOST_WHOLE = 15

/** Ledger units of digits and decimals; null if there are more decimals than the ledger has. */
function units(whole: string, fraction: string): Minor | null {
  const kept = fraction.replace(/0+$/, '')
  const plain = whole.replace(/^0+(?=\d)/, '')
  return kept.length > DIGITS || plain.length > MOST_WHOLE ? null : BigInt(plain + kept.padEnd(DIGITS, '0'))
}

/** An amount of ISO 20022: digits and at most one point; null if it is not one. */
export function isoAmount(text: string): Minor | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : units(whole, fraction)
}

export type DecimalMark = '.' | ','

/** A signed amount of a CSV; null if it does not have the declared form. Trailing and leading signs, and brackets for minus. */
export function csvAmount(
  text: string,
  mark: DecimalMark,
): { readonly amount: Minor; readonly isMinus: boolean } | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^(?:[A-Z]{3}|₫|đ|\$)|(?:[A-Z]{3}|₫|đ|\$)$/g, '')
  const isBracketed = /^\(.*\)$/.test(plain)
  const inner = isBracketed ? plain.slice(1, -1) : plain
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,']*)([+-]?)$/.exec(inner) ?? []
  if (!/\d/.test(digits) || (before && after)) return null
  const [group, point] = mark === '.' ? [",'", '\\.'] : [".'", ',']
  const form = new RegExp(`^(\\d+|\\d{1,3}(?:[${group}]\\d{3})+)(?:${point}(\\d+))?$`)
  const [, whole, fraction = ''] = form.exec(digits) ?? []
  const amount = whole === undefined ? null : units(whole.replace(/\D/g, ''), fraction)
  return amount === null ? null : { amount, isMinus: isBracketed || before === '-' || after === '-' }
}
