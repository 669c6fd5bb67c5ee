import * as z from 'zod/mini'
import { currency, id, instant, money, uuid, words } from '#contract/codecs.ts'
import { delimiters, encodings } from '../rules/csv.ts'
import { dayForms } from '../rules/days.ts'
import { fileProblems, readProblems } from '../rules/entry.ts'
import { reasons } from '../rules/match.ts'

export const merchant = words(16)
export const feedFormats = ['camt054', 'csv'] as const
export const feedPulls = ['none', 'folder', 'https'] as const
export const statementStates = ['waiting', 'importing', 'imported', 'rejected'] as const
export const entryStates = ['queued', 'credited', 'confirmed', 'returned', 'closed'] as const

const heading = z.string().check(z.maxLength(60))

/** How a CSV is read; a column that the file does not have is ''. */
export const csvForm = z.strictObject({
  delimiter: z.enum(delimiters),
  decimal: z.enum(['.', ',']),
  dayForm: z.enum(dayForms),
  encoding: z.enum(encodings),
  skipLines: z.int().check(z.gte(0), z.lte(50)),
  columns: z.strictObject({
    reference: heading,
    day: heading,
    text: heading,
    amount: heading,
    credit: heading,
    debit: heading,
    currency: heading,
    payer: heading,
    payerAccount: heading,
  }),
})

/** The editable fields of a feed. */
export const feedDraft = {
  name: words(60),
  format: z.enum(feedFormats),
  csv: z.nullable(csvForm),
  pull: z.enum(feedPulls),
  pullUrl: z.nullable(z.url().check(z.maxLength(300))),
  isOpen: z.boolean(),
} as const

export const feedView = z.object({
  id: uuid,
  merchant: z.string(),
  accountNumber: z.string(),
  currency,
  ...feedDraft,
  hasToken: z.boolean(),
  /** Where files are put for a folder feed, relative to the server's data folder. */
  folder: z.string(),
  version: z.int(),
  pulledAt: z.nullable(instant),
  pullResult: z.nullable(z.string()),
})

const unread = z.object({ at: z.int(), what: z.enum(readProblems) })

export const statementView = z.object({
  id: uuid,
  number: z.string(),
  merchant: z.string(),
  feedName: z.string(),
  currency,
  fileName: z.string(),
  source: z.enum(['upload', 'folder', 'https']),
  state: z.enum(statementStates),
  at: instant,
  uploadedBy: z.nullable(z.string()),
  isYours: z.boolean(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  note: z.nullable(z.string()),
  entries: z.int(),
  unread: z.array(unread),
  stored: z.int(),
  conflicts: z.int(),
})

/** An entry of a statement as the bank wrote it. */
const written = {
  entryRef: z.string(),
  amount: money,
  currency: z.string(),
  direction: z.enum(['in', 'out']),
  bookedOn: z.string(),
  payer: z.string(),
  payerAccount: z.string(),
  text: z.string(),
} as const

/** What an import would do with an entry, for the operator who approves it. */
export const previewEntry = z.object({
  ...written,
  does: z.enum(['credit', 'confirm', 'queue', 'known']),
  why: z.nullable(z.enum(reasons)),
  reference: z.nullable(z.string()),
})

export const entryView = z.object({
  id: uuid,
  number: z.string(),
  merchant: z.string(),
  feedName: z.string(),
  ...written,
  isReversal: z.boolean(),
  state: z.enum(entryStates),
  why: z.nullable(z.enum(reasons)),
  deposit: z.nullable(uuid),
  /** The withdrawal that an outgoing entry paid. */
  withdrawal: z.nullable(uuid),
  reference: z.nullable(z.string()),
  memberId: z.nullable(id),
  member: z.nullable(z.string()),
  at: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

export const candidate = z.object({
  id: uuid,
  reference: z.string(),
  memberId: id,
  member: z.string(),
  amount: money,
  state: z.string(),
  createdAt: instant,
  /** The entry's text names this deposit. */
  isNamed: z.boolean(),
})

export const unreadable = z.object({ what: z.enum(fileProblems), detail: z.string() })
