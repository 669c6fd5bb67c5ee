import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { boxClass, Field, type FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords> & {
    /** Inside the box, on the right: a unit, a button. */
    readonly end?: ReactNode
    /** Inside the box, on the left. */
    readonly start?: ReactNode
  }

/** One line of text. Spread a form library's `register(…)` onto it; `ref` goes to the input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  start,
  end,
  ...input
}: TextFieldProps) {
  const words = { label, hint, error, aside, className, ...(optional ? { optional } : {}) }
  return (
    <Field {...words}>
      {(wiring) => (
        <div className="relative">
          {start && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-faint">
              {start}
            </span>
          )}
          <input
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(boxClass, start && 'pl-10', end && 'pr-12')}
            {...input}
            {...wiring}
          />
          {end && (
            <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-faint">
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>

/** Several lines of text, growing with the content. */
export function TextArea({ label, hint, error, optional, aside, className, ...area }: TextAreaProps) {
  const words = { label, hint, error, aside, className, ...(optional ? { optional } : {}) }
  return (
    <Field {...words}>
      {(wiring) => (
        <textarea
          rows={3}
          className={clsx(boxClass, 'h-auto min-h-22 py-2.5 [field-sizing:content]')}
          {...area}
          {...wiring}
        />
      )}
    </Field>
  )
}
