import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** On or off, effective immediately without another button. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={clsx('flex min-h-11 items-center justify-between gap-4', className)}>
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-12 text-faint">{hint}</span>}
      </span>
      <span className="relative h-6 w-11 shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its own state
          role="switch"
          className="peer h-6 w-11 appearance-none rounded-full border border-control bg-raised transition-colors duration-120 checked:border-action checked:bg-action disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform duration-120 peer-checked:translate-x-5 peer-checked:bg-on-action" />
      </span>
    </label>
  )
}
