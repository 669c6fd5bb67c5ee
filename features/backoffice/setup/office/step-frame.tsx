import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'

type FrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A step's heading and content; the heading gets the focus, so that a screen reader announces the step. */
export function StepFrame({ title, lead, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="text-22 text-balance outline-none md:text-28">
          {title}
        </h1>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

type FootProps = {
  readonly error?: unknown
  readonly isBusy?: boolean
  /** The text of the button; 'Save and continue' by default. */
  readonly label?: string
  readonly onBack?: (() => void) | undefined
  /** Without it the button submits the form. */
  readonly onNext?: () => void
}

/** The end of a step: the error of its last attempt, back and on. */
export function StepFoot({ error, isBusy = false, label, onBack, onNext }: FootProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4 border-t border-hair pt-5">
      {error !== null && error !== undefined && <Failure error={error} />}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {onBack ? (
          <Button look="ghost" icon={ArrowLeft} onClick={onBack}>
            {t('setup.back')}
          </Button>
        ) : (
          <span />
        )}
        <Button
          look="primary"
          busy={isBusy}
          className="max-sm:w-full"
          {...(onNext ? { onClick: onNext } : { type: 'submit' as const })}
        >
          {label ?? t('setup.save')}
          <ArrowRight size={18} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
