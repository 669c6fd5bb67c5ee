import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A checkbox with its text; the whole row is clickable. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div data-field="" className={clsx('grid gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-px size-5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${id}-more` : undefined}
            className="peer size-5 appearance-none rounded-tag border-[1.5px] border-control bg-surface transition-colors duration-120 checked:border-action checked:bg-action aria-invalid:border-danger"
          />
          <Check
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto text-on-action opacity-0 peer-checked:opacity-100"
            aria-hidden
          />
        </span>
        <span className="text-14 leading-snug">{label}</span>
      </label>
      {(error || hint) && (
        <p
          id={`${id}-more`}
          role={error ? 'alert' : undefined}
          className={clsx('pl-8 text-13', error ? 'text-danger' : 'text-faint')}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}
