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

/** One of a few. The system's own list: it is the one every phone, keyboard and reader knows. */
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
        <div className="relative">
          <select className={clsx(boxClass, 'appearance-none pr-10')} {...select} {...wiring}>
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
          </select>
          <ChevronDown
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
            aria-hidden
          />
        </div>
      )}
    </Field>
  )
}
