import clsx from 'clsx'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'

export type RefusedStateProps = {
  /** The refusal's code; its text is `refusal.<code>`. */
  readonly code: string
  readonly values?: Record<string, string | number>
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** A refusal's text, above what it concerns. */
export function RefusedState({ code, values, action, className }: RefusedStateProps) {
  const { refusal } = useTexts()
  return (
    <div
      role="alert"
      className={clsx('flex items-start gap-3 rounded-control bg-warning-soft px-4 py-3', className)}
    >
      <Info size={18} className="mt-0.5 text-warning" aria-hidden />
      <div className="min-w-0 flex-1">
        <p>{refusal(code, values)}</p>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
