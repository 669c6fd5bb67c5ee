import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTrial } from '#features/account/identity/site/login/use-trial.ts'
import { useMayTry } from '#features/play/lobby/site/demo.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'

/** A visitor watches; to bet they log in, or try the game with play money. */
export function Visitor() {
  const { t } = useTexts()
  const mayTry = useMayTry()
  return (
    <section aria-label={t('crash.join')} className="panel grid content-start gap-3 p-4">
      <p className="text-14 text-muted">{t('crash.visitor')}</p>
      <Button look="primary" size="lg" wide onClick={() => openAuth('login')}>
        {t('crash.login')}
      </Button>
      {mayTry && <Demo />}
    </section>
  )
}

function Demo() {
  const { t } = useTexts()
  const { start, isWaiting, error } = useTrial()
  return (
    <>
      <Button size="lg" wide busy={isWaiting} onClick={() => void start()}>
        {t('crash.demo')}
      </Button>
      {error ? <Failure error={error} /> : null}
    </>
  )
}
