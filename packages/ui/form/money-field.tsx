import clsx from 'clsx'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { currencies, type Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Field, type FieldWords } from './field.tsx'
import { caretAfter, readTyped, separatorsOf, showTyped } from './money-text.ts'

export type MoneyFieldProps = FieldWords & {
  readonly currency: Currency
  /** Plain decimal text, '' if nothing is typed; never a number. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Amounts to select with one press, as plain decimal text. */
  readonly presets?: readonly string[]
  /** The preset for the whole balance: labelled as such instead of its amount. */
  readonly all?: string | undefined
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly name?: string
}

/** A large money input: groups digits while typing, opens the number pad on a phone, offers presets. */
export function MoneyField({
  currency,
  value,
  onChange,
  presets = [],
  all,
  disabled,
  onBlur,
  autoFocus,
  name,
  ...words
}: MoneyFieldProps) {
  const { lang, t } = useTexts()
  const separators = useMemo(() => separatorsOf(lang), [lang])
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // typed text that is no amount stays in sight with the reason, and the form has no value until it is one
  const [odd, setOdd] = useState('')
  const isOdd = value === '' && odd !== ''
  const shown = isOdd ? odd : showTyped(value, separators)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = (typed: string, at: number) => {
    const plain = readTyped(typed, separators)
    if (plain !== null)
      caret.current = caretAfter(showTyped(plain, separators), typed.slice(0, at), separators)
    setOdd(plain === null ? typed : '')
    onChange(plain ?? '')
  }
  return (
    <div className="grid gap-2.5">
      <Field {...words} error={isOdd ? t('ui.amountDigits') : words.error}>
        {(wiring) => (
          <div
            className={clsx(
              'flex h-16 items-center gap-3 rounded-card border bg-surface px-4 transition-[border-color,box-shadow] duration-120 md:h-18 md:px-5',
              'focus-within:border-action focus-within:shadow-[0_0_0_3px_var(--action-soft)]',
              'border-control has-aria-invalid:border-danger',
            )}
          >
            <input
              ref={input}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              autoFocus={autoFocus}
              placeholder="0"
              disabled={disabled}
              value={shown}
              onBlur={onBlur}
              onChange={(event) =>
                change(event.target.value, event.target.selectionStart ?? event.target.value.length)
              }
              className="num w-full scroll-mt-24 scroll-mb-36 min-w-0 bg-transparent text-22 font-semibold tracking-tight outline-none placeholder:text-faint md:text-28"
              {...wiring}
            />
            <span className="shrink-0 font-medium whitespace-nowrap text-faint">
              {currency === 'FUN' ? currency : `${currencies[currency].symbol} ${currency}`}
            </span>
          </div>
        )}
      </Field>
      {presets.length > 0 && (
        // four in rows of three would leave one alone
        <div
          className={clsx(
            'grid gap-2',
            presets.length === 4 ? 'grid-cols-2 md:grid-cols-4' : 'grid-cols-3 md:grid-cols-6',
          )}
        >
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              disabled={disabled}
              aria-pressed={preset === value}
              aria-label={preset === all ? `${t('ui.all')}, ${showTyped(preset, separators)}` : undefined}
              onClick={() => onChange(preset)}
              className="num h-11 rounded-control border border-hair bg-surface text-13 font-medium text-muted transition-colors duration-120 hover:border-line hover:text-text aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action-text"
            >
              {preset === all ? t('ui.all') : showTyped(preset, separators)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
