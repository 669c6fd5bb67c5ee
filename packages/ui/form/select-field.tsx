import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { boxClass, Field, type FieldWords } from './field.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> & {
    readonly options: readonly SelectOption[]
    readonly placeholder?: string
  }

/** A select input with its label. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const words = { label, hint, error, aside, className, ...(optional ? { optional } : {}) }
  return (
    <Field {...words}>
      {(wiring) => (
        <SelectBox {...select} {...wiring}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="bg-surface text-text"
            >
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  )
}

/** The native select in the product's style: phones, keyboards and screen readers know it. */
export function SelectBox({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative min-w-0', className)}>
      <select className={clsx(boxClass, 'cursor-pointer appearance-none truncate pr-10')} {...select}>
        {children}
      </select>
      <ChevronDown
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
        aria-hidden
      />
    </div>
  )
}
