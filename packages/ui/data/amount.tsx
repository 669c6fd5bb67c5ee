import clsx from 'clsx'
import type { Currency } from '#kit/currency.ts'
import { moneyParts, type Money } from '#texts/formats.ts'
import { useTexts } from '#texts/use-texts.ts'

export type AmountProps = {
  /** Ledger units, or decimal text as it came over the wire. */
  readonly amount: Money
  readonly currency: Currency
  readonly symbol?: boolean
  readonly signed?: boolean
  /** Adds the currency's code, where one list shows several currencies. */
  readonly code?: boolean
  /** Gold: only for wins. A loss is plain text. */
  readonly won?: boolean
  /** Hides the digits of a balance. */
  readonly hidden?: boolean
  readonly className?: string | undefined
}

/** Money in the product's format: tabular figures, two decimals, decimals in a weaker colour. */
export function Amount({
  amount,
  currency,
  symbol = false,
  signed = false,
  code = false,
  won = false,
  hidden = false,
  className,
}: AmountProps) {
  const { lang, t } = useTexts()
  if (hidden) {
    return (
      <span className={clsx('num', className)}>
        <span aria-hidden>••••••</span>
        <span className="sr-only">{t('ui.hidden')}</span>
      </span>
    )
  }
  const parts = moneyParts(lang, amount, currency, { symbol, signed })
  const point = parts.findIndex((part) => part.type === 'decimal')
  const digits = (
    <span className={clsx('num', won && 'text-win', className)}>
      {parts.map((part, index) => {
        const quiet = !won && index >= point && (part.type === 'decimal' || part.type === 'fraction')
        return quiet ? (
          <span key={index} className="text-[color-mix(in_oklch,currentColor_35%,var(--muted))]">
            {part.value}
          </span>
        ) : (
          part.value
        )
      })}
    </span>
  )
  if (!code) return digits
  return (
    <span className="whitespace-nowrap">
      {digits} <span className="text-12 text-faint">{currency}</span>
    </span>
  )
}
