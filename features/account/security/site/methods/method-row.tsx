import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type SecurityMethodRowProps = {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly text: ReactNode
  /** A short status beside the title. */
  readonly state?: ReactNode
  readonly isOn: boolean
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One security method of the account: its name, status and actions. */
export function SecurityMethodRow({
  icon: Icon,
  title,
  text,
  state,
  isOn,
  action,
  children,
}: SecurityMethodRowProps) {
  return (
    <div className="py-4">
      <div className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-3 sm:grid-cols-[40px_minmax(0,1fr)_auto] sm:items-center">
        <span
          className={clsx(
            'grid size-10 place-items-center rounded-control',
            isOn ? 'bg-action-soft text-action-text' : 'bg-raised text-muted',
          )}
        >
          <Icon size={20} aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 font-medium">
            {title}
            {state}
          </h3>
          <div className="mt-0.5 text-13 text-faint">{text}</div>
        </div>
        {action && <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">{action}</div>}
      </div>
      {children}
    </div>
  )
}

export function SecurityMethodSection({
  title,
  children,
}: {
  readonly title: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className="panel px-5 pt-4 pb-1">
      <h2 className="text-16">{title}</h2>
      <div className="divide-y divide-hair">{children}</div>
    </section>
  )
}
