import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'
import { Copyable } from '../data/copyable.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  /** The server's reference, which is also in its log. */
  readonly reference?: string | undefined
  /** A network error, not a server error. */
  readonly line?: boolean
  /** A more specific text than the general one. */
  readonly text?: string
  readonly onRetry?: () => void
  /** Retrying reloads the page. */
  readonly isReload?: boolean
  readonly className?: string | undefined
}

/** A failure: one general sentence, a retry, a reference to quote. Never a stack trace. */
export function ErrorState({
  reference,
  line = false,
  text,
  onRetry,
  isReload = false,
  className,
}: ErrorStateProps) {
  const { t } = useTexts()
  const action = (
    <div className="grid justify-items-center gap-3">
      {onRetry && (
        <Button icon={RefreshCw} onClick={onRetry}>
          {t(isReload ? 'ui.reload' : 'ui.retry')}
        </Button>
      )}
      {reference && (
        <Copyable
          text={reference}
          shown={t('ui.reference', { reference })}
          what={reference}
          className="text-12 text-faint"
        />
      )}
    </div>
  )
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={line ? WifiOff : TriangleAlert}
        title={t(line ? 'ui.lineTitle' : 'ui.wrongTitle')}
        text={text ?? t(line ? 'ui.line' : 'ui.wrong')}
        action={action}
      />
    </div>
  )
}
