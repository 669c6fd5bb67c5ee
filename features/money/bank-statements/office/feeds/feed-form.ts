import type { Given } from '#contract/route.ts'
import type { bankStatements } from '../../contract/office.ts'
import type { Feed } from './feeds-tab.tsx'

type Draft = Omit<Given<typeof bankStatements.changeFeed>['body'], 'version' | 'reason' | 'token'>
type Csv = NonNullable<Draft['csv']>

/** A feed as its form holds it: every field is text or a switch. */
export type FeedForm = {
  merchant: string
  name: string
  accountNumber: string
  format: Draft['format']
  pull: Draft['pull']
  pullUrl: string
  token: string
  isOpen: boolean
  delimiter: Csv['delimiter']
  decimal: Csv['decimal']
  dayForm: Csv['dayForm']
  encoding: Csv['encoding']
  skipLines: string
  columns: Record<keyof Csv['columns'], string>
  reason: string
}

const noColumns = {
  reference: '',
  day: '',
  text: '',
  amount: '',
  credit: '',
  debit: '',
  currency: '',
  payer: '',
  payerAccount: '',
}

export function formOf(feed: Feed | null, merchant: string): FeedForm {
  const csv = feed?.csv
  return {
    merchant: feed?.merchant ?? merchant,
    name: feed?.name ?? '',
    accountNumber: feed?.accountNumber ?? '',
    format: feed?.format ?? 'camt054',
    pull: feed?.pull ?? 'none',
    pullUrl: feed?.pullUrl ?? '',
    token: '',
    isOpen: feed?.isOpen ?? true,
    delimiter: csv?.delimiter ?? ',',
    decimal: csv?.decimal ?? '.',
    dayForm: csv?.dayForm ?? 'dd/mm/yyyy',
    encoding: csv?.encoding ?? 'utf-8',
    skipLines: (csv?.skipLines ?? 0).toString(),
    columns: csv?.columns ?? noColumns,
    reason: '',
  }
}

/** The form's fields as the server takes them; an empty token leaves the stored one. */
export function draftOf(form: FeedForm): Draft & { token?: string } {
  const { name, format, pull, pullUrl, isOpen, delimiter, decimal, dayForm, encoding, token } = form
  const { reference, day, text, amount, credit, debit, currency, payer, payerAccount } = form.columns
  const columns = { reference, day, text, amount, credit, debit, currency, payer, payerAccount }
  const skipLines = Math.max(0, Math.trunc(Number(form.skipLines)) || 0)
  return {
    name: name.trim(),
    format,
    csv: format === 'csv' ? { delimiter, decimal, dayForm, encoding, skipLines, columns } : null,
    pull,
    pullUrl: pull === 'https' ? pullUrl.trim() : null,
    isOpen,
    ...(token.trim() ? { token: token.trim() } : {}),
  }
}
