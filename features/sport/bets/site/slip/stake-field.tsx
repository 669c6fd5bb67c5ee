import { useMemo, useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { currencies } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { readTyped, separatorsOf, showTyped } from '#ui/form/money-text.ts'

type StakeFieldProps = {
  readonly label: string
  readonly value: string
  readonly currency: Currency
  readonly error?: string | undefined
  readonly isSmall?: boolean
  readonly onChange: (plain: string) => void
  readonly onEnter?: () => void
}

/** A stake in the slip: smaller than a cashier's amount, with the same rules of typing. Enter places the bet. */
export function StakeField({ label, value, currency, error, isSmall, onChange, onEnter }: StakeFieldProps) {
  const { lang, t } = useTexts()
  const separators = useMemo(() => separatorsOf(lang), [lang])
  // text that is no amount stays in sight with its reason; the slip has no stake until it is one
  const [odd, setOdd] = useState('')
  const isOdd = value === '' && odd !== ''
  const change = (typed: string) => {
    const plain = readTyped(typed, separators)
    setOdd(plain === null ? typed : '')
    onChange(plain ?? '')
  }
  return (
    <Field
      label={isSmall ? <span className="sr-only">{label}</span> : label}
      error={isOdd ? t('ui.amountDigits') : error}
    >
      {(wiring) => (
        <span className="sb-stake">
          <input
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            className="num"
            value={isOdd ? odd : showTyped(value, separators)}
            onChange={({ target }) => change(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
            {...wiring}
          />
          <span className="text-13 text-faint" aria-hidden>
            {currency === 'FUN' ? currency : currencies[currency].symbol}
          </span>
        </span>
      )}
    </Field>
  )
}
