import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'

export type Step = {
  readonly key: string
  readonly title: ReactNode
  readonly text?: ReactNode
  /** When it happened, or when it is due. */
  readonly at?: ReactNode
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

const words = {
  done: 'ui.stepDone',
  now: 'ui.stepNow',
  next: 'ui.stepNext',
  failed: 'ui.stepFailed',
} as const

/** Progress from top to bottom: deposits, withdrawals. */
export function Timeline({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  const { t } = useTexts()
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-3 pb-4.5 last:pb-0"
        >
          <span
            className={clsx(
              'absolute top-6 bottom-0 left-[11px] w-0.5 [:last-child>&]:hidden',
              step.state === 'done' ? 'bg-action' : 'bg-line',
            )}
          />
          <Mark state={step.state} />
          <div className="min-w-0">
            <p className={clsx('leading-6', step.state === 'next' ? 'text-muted' : 'font-medium')}>
              {step.title}
              <span className="sr-only"> ({t(words[step.state])})</span>
            </p>
            {step.text && <p className="text-12 text-faint">{step.text}</p>}
          </div>
          {step.at && <span className="num text-12 leading-6 text-faint">{step.at}</span>}
        </li>
      ))}
    </ol>
  )
}

function Mark({ state }: { readonly state: Step['state'] }) {
  const base = 'relative z-1 grid size-6 place-items-center rounded-full border-[1.5px]'
  if (state === 'done')
    return (
      <span className={clsx(base, 'border-action bg-action text-on-action')}>
        <Check size={14} strokeWidth={2.5} aria-hidden />
      </span>
    )
  if (state === 'failed')
    return (
      <span className={clsx(base, 'border-danger bg-danger text-on-danger')}>
        <X size={14} strokeWidth={2.5} aria-hidden />
      </span>
    )
  if (state === 'now')
    return (
      <span className={clsx(base, 'border-action bg-surface shadow-[0_0_0_4px_var(--action-soft)]')}>
        <span className="size-2 rounded-full bg-action" />
      </span>
    )
  return <span className={clsx(base, 'border-control bg-surface')} />
}
