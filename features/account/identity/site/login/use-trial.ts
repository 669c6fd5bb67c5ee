import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { gatewayOf } from '../../rules/gateway.ts'
import { giveGateway } from '../human/human-answer.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'

export type Trial = {
  readonly start: () => Promise<void>
  readonly isWaiting: boolean
  readonly error: unknown
}

/** Opens a trial account with play money after the human check, which runs from the first render on (decision 22). */
export function useTrial(): Trial {
  const { t } = useTexts()
  const check = useHumanCheck()
  const { enter } = useEntry()
  const open = useApiMutation(useApi(identity).freeplay)
  const [isWaiting, setWaiting] = useState(false)
  const start = async () => {
    setWaiting(true)
    giveGateway(gatewayOf(navigator.userAgent))
    try {
      enter(await check.through(() => open.mutateAsync({})), { name: t('entry.trialName'), isTrial: true })
    } catch {
      check.reset() // the error is shown beside the button
    } finally {
      setWaiting(false)
    }
  }
  return { start, isWaiting, error: open.error }
}
