import { useEffect, useRef } from 'react'
import { useTrial } from '#features/account/identity/site/login/use-trial.ts'
import { useMayTry } from '#features/play/lobby/site/demo.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'

/** What a visitor can do in place of betting: log in, or play with play money where the brand has trial accounts. */
export function Visitor() {
  const { t } = useTexts()
  const mayTry = useMayTry()
  return (
    <div className="grid gap-2">
      <Button look="primary" onClick={() => void navigate({ to: '/login' })}>
        {t('lottery.login')}
      </Button>
      {mayTry && <Demo />}
    </div>
  )
}

function Demo() {
  const { t } = useTexts()
  const { demo } = usePlace().search
  const { start, isWaiting, error } = useTrial()
  const isStarted = useRef(false)
  useEffect(() => {
    // a visitor who pressed Demo in the lobby
    if (!demo || isStarted.current) return
    isStarted.current = true
    void start()
  }, [demo, start])
  return (
    <>
      <Button busy={isWaiting} onClick={() => void start()}>
        {t('lottery.demo')}
      </Button>
      {error ? <Failure error={error} /> : null}
    </>
  )
}
