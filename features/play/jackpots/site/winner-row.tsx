import type { ReactNode } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'

type Props = {
  /** Empty: the winner is not shown. */
  readonly name: string
  /** What was won by, before its time. */
  readonly of: string
  readonly at: Date
  readonly prize: Minor
  readonly currency: Currency
  /** Below the prize. */
  readonly children?: ReactNode
}

/** A winner in the lists of jackpots. */
export function WinnerRow({ name, of, at, prize, currency, children }: Props) {
  const { t, date } = useTexts()
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hair py-2.5 first:border-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{name || t('jackpots.hidden')}</span>
        <span className="block truncate text-12 text-faint">
          {of} · {date(at, 'minute')}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Amount amount={prize} currency={currency} symbol won className="block font-semibold" />
        {children}
      </span>
    </li>
  )
}
