import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useTrial } from './use-trial.ts'

/** Play money on a trial account, without registration; the site shows throughout that it is a trial (decision 22). */
export function TrialButton() {
  const { t } = useTexts()
  const { start, isWaiting, error } = useTrial()
  return (
    <div className="mt-3 grid gap-2">
      {error !== null && <Failure error={error} />}
      <Button wide size="lg" busy={isWaiting} onClick={() => void start()}>
        {t('entry.trial')}
      </Button>
      <p className="text-center text-12 text-faint">{t('entry.trialHint')}</p>
    </div>
  )
}
