// Days as banks write them. "05/06/2026" is a day in June or in May, depending on the bank: the form is declared, never guessed.

import { dayOf } from './entry.ts'

export const dayForms = [
  'yyyy-mm-dd',
  'dd/mm/yyyy',
  'mm/dd/yyyy',
  'dd.mm.yyyy',
  'dd-mm-yyyy',
  'yyyymmdd',
] as const
export type DayForm = (typeof dayForms)[number]

const patterns: Readonly<Record<DayForm, RegExp>> = {
  'yyyy-mm-dd': /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?!\d)/,
  'dd/mm/yyyy': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})(?!\d)/,
  'mm/dd/yyyy': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})(?!\d)/,
  'dd.mm.yyyy': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})(?!\d)/,
  'dd-mm-yyyy': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{4})(?!\d)/,
  yyyymmdd: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?!\d)/,
}

/** The day at the beginning of a text (a time may follow) as YYYY-MM-DD; null if it is not a day in this form. */
export function parseDay(text: string, form: DayForm): string | null {
  const { y, m, d } = patterns[form].exec(text.trim())?.groups ?? {}
  return y && m && d ? dayOf(Number(y), Number(m), Number(d)) : null
}
