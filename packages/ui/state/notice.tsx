import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const looks = {
  info: 'bg-info-soft [&>.lucide]:text-info',
  good: 'bg-action-soft [&>.lucide]:text-action-text',
  warning: 'bg-warning-soft [&>.lucide]:text-warning',
  danger: 'bg-danger-soft [&>.lucide]:text-danger',
}

export type NoticeProps = {
  readonly tone?: keyof typeof looks
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** A permanent message about this page. */
export function Notice({ tone = 'info', children, action, className }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      className={clsx('flex min-h-11 items-start gap-3 rounded-control px-4 py-2.5', looks[tone], className)}
    >
      <Icon size={18} className="mt-0.5" aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}
