import type { Reply } from '#contract/route.ts'
import { isCurrency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import type { bankStatements } from '../contract/office.ts'

export type Entry = Reply<typeof bankStatements.entries>['rows'][number]
export type Candidate = Reply<typeof bankStatements.candidates>['rows'][number]

/** An amount in the currency of the bank's file. */
export function EntryAmount({ entry }: { readonly entry: Pick<Entry, 'amount' | 'currency' | 'direction'> }) {
  const { amount, currency, direction } = entry
  const signed = direction === 'out' ? -amount : amount
  return isCurrency(currency) ? (
    <Amount amount={signed} currency={currency} symbol />
  ) : (
    <span className="num">
      {moneyText(signed)} {currency}
    </span>
  )
}

/** Why an entry waits, or what became of it. */
export function EntryStatus({ entry: { state, why } }: { readonly entry: Pick<Entry, 'state' | 'why'> }) {
  const { t } = useTexts()
  if (state === 'queued')
    return <Status tone="waiting">{t(`bankStatements.why.${why ?? 'noReference'}`)}</Status>
  return (
    <Status tone={state === 'credited' || state === 'confirmed' ? 'good' : 'plain'}>
      {t(`bankStatements.state.${state}`)}
    </Status>
  )
}
