import type { ReactNode } from 'react'
import { boxClass, Field } from './field.tsx'

const DIGITS = 6

export type DigitsFieldProps = {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (code: string) => void
  /** All six digits are entered: typed, pasted or filled by a password manager. */
  readonly onWhole?: (code: string) => void
  readonly autoFocus?: boolean
}

/** An authenticator's code: six large digits; spaces of a pasted code are dropped. */
export function DigitsField({ label, value, onChange, onWhole, autoFocus }: DigitsFieldProps) {
  const take = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, DIGITS)
    onChange(code)
    if (code.length === DIGITS && code !== value) onWhole?.(code)
  }
  return (
    <Field label={label}>
      {(wiring) => (
        <input
          className={`${boxClass} num h-13 text-center text-22 font-semibold tracking-[0.35em] md:text-22`}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => take(event.target.value)}
          {...wiring}
        />
      )}
    </Field>
  )
}
