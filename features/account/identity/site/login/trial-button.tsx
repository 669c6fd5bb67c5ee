import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { gatewayOf } from '../../rules/gateway.ts'
import { giveGateway } from '../human/human-answer.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'

/** Play money on a trial account, without registration; the site shows throughout that it is a trial (decision 22). */
export function TrialButton() {
  const { t } = useTexts()
  const check = useHumanCheck()
  const { enter } = useEntry()
  const tell = useApiMutation(useApi(identity).freeplay)
  const [isWaiting, setWaiting] = useState(false)
  const start = async () => {
    setWaiting(true)
    giveGateway(gatewayOf(navigator.userAgent))
    try {
      enter(await check.through(() => tell.mutateAsync({})), { name: t('entry.trialName') })
    } catch {
      check.reset() // the error is shown above the button
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      {tell.error && <Failure error={tell.error} />}
      <Button wide size="lg" busy={isWaiting} onClick={() => void start()}>
        {t('entry.trial')}
      </Button>
      <p className="text-center text-12 text-faint">{t('entry.trialHint')}</p>
    </div>
  )
}
