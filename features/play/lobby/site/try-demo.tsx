import { useEffect, useRef } from 'react'
import { useTrial } from '#features/account/identity/site/login/use-trial.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { usePlace } from '#ui/route/place.ts'
import { useMayTry } from './demo.ts'

type DemoProps = { readonly label: string }

/** Opens a trial account on a game's own page, where the brand has them; immediately for a visitor who pressed Demo in the lobby. */
export function TryDemo({ label }: DemoProps) {
  return useMayTry() && <Demo label={label} />
}

function Demo({ label }: DemoProps) {
  const { demo } = usePlace().search
  const { start, isWaiting, error } = useTrial()
  const isStarted = useRef(false)
  useEffect(() => {
    if (!demo || isStarted.current) return
    isStarted.current = true
    void start()
  }, [demo, start])
  return (
    <>
      <Button busy={isWaiting} onClick={() => void start()}>
        {label}
      </Button>
      {error ? <Failure error={error} /> : null}
    </>
  )
}
