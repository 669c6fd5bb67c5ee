// A bank statement entry in one form for all file formats. The amount is positive; the direction says whether it is a credit or a debit.

import type { Minor } from '#kit/money.ts'

export type BankEntry = {
  /** The bank's own reference of the entry: unique within the account. */
  readonly entryRef: string
  readonly amount: Minor
  readonly currency: string
  readonly direction: 'in' | 'out'
  /** The bank took an earlier entry back. */
  readonly isReversal: boolean
  /** YYYY-MM-DD, as the bank booked it. */
  readonly bookedOn: string
  readonly payer: string
  readonly payerAccount: string
  /** What the payer wrote. */
  readonly text: string
}

export const readProblems = [
  'noReference',
  'amount',
  'currency',
  'date',
  'direction',
  'details',
  'columns',
  'pending',
] as const
export type ReadProblem = (typeof readProblems)[number]

/** A part of a file that could not be read: the line of a CSV, the number of an entry in XML. */
export type Unread = { readonly at: number; readonly what: ReadProblem }

export const fileProblems = [
  'notText',
  'notXml',
  'doctype',
  'notCamt',
  'otherAccount',
  'columnMissing',
  'empty',
  'tooMany',
] as const
export type FileProblem = (typeof fileProblems)[number]

export type Reading =
  | { readonly entries: readonly BankEntry[]; readonly unread: readonly Unread[] }
  | { readonly problem: FileProblem; readonly detail: string }

/** Entries of one file: a day of a large bank account, and no endless import. */
export const MOST_ENTRIES = 10_000

/** Lengths that the tables hold; banks keep to shorter ones. */
const LONGEST = { entryRef: 140, payer: 140, payerAccount: 64, text: 500 } as const

/** Cuts texts to what is stored, and removes control characters. */
export function tidied(entry: BankEntry): BankEntry {
  const cut = (text: string, most: number) =>
    text
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, most)
  return {
    ...entry,
    payer: cut(entry.payer, LONGEST.payer),
    payerAccount: cut(entry.payerAccount, LONGEST.payerAccount),
    text: cut(entry.text, LONGEST.text),
  }
}

/** Whether an entry's reference can be stored whole: cut ones could be equal although the bank's differ. */
export const isReference = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST.entryRef && !/\p{Cc}/u.test(text)

/** A real day of the calendar as YYYY-MM-DD; null otherwise. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : null
}

/** Account numbers are compared without spaces, dots and hyphens, which banks put in as they like. */
export const plainAccount = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()
