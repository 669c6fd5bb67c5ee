import { LoaderCircle, ShieldCheck, ShieldX } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { CheckState } from './human-check.ts'

/** Shows the state of the check; the user has nothing to solve. */
export function HumanCheckRow({
  state,
  onRetry,
}: {
  readonly state: CheckState
  readonly onRetry: () => void
}) {
  const { t } = useTexts()
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-control bg-raised px-3.5 py-2" role="status">
      {state === 'working' && <LoaderCircle size={18} className="animate-spin text-muted" aria-hidden />}
      {state === 'done' && <ShieldCheck size={18} className="text-action-text" aria-hidden />}
      {state === 'failed' && <ShieldX size={18} className="text-danger" aria-hidden />}
      <span className="min-w-0 flex-1 text-13">
        <span className="block">{t(words[state])}</span>
        {state === 'working' && <span className="block text-12 text-faint">{t('auth.checkHint')}</span>}
      </span>
      {state === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}

const words = { working: 'auth.checkWaiting', done: 'auth.checkDone', failed: 'auth.checkFailed' } as const
