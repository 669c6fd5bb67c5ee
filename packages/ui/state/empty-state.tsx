import clsx from 'clsx'
import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'

export type EmptyStateProps = {
  readonly icon?: LucideIcon
  readonly title?: ReactNode
  /** What will be shown here, or what to do next. */
  readonly text?: ReactNode
  /** One next step. */
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** An empty state with one next step. */
export function EmptyState({ icon: Icon = Inbox, title, text, action, className }: EmptyStateProps) {
  const { t } = useTexts()
  return (
    <div className={clsx('grid justify-items-center gap-1.5 px-6 py-12 text-center', className)}>
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-raised text-muted">
        <Icon size={24} aria-hidden />
      </span>
      <p className="text-16 font-bold">{title ?? t('ui.emptyTitle')}</p>
      {text && <p className="max-w-100 text-muted">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
