import { LoaderCircle, UserX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import type { Reply } from '#contract/route.ts'
import { closeAuth, openAuth } from '#features/account/identity/site/auth-store.ts'
import { useEntry } from '#features/account/identity/site/use-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { refusalValues } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { socialLogin } from '../contract/member.ts'
import { providerNames, type ProviderName } from '../rules/providers.ts'
import { providerWords, takeAnswer } from './arrival.ts'
import { Choice } from './choice.tsx'
import { SocialButtons } from './social-buttons.tsx'

type Finished = Reply<(typeof socialLogin)['finish']>
export type Newcomer = Extract<Finished, { step: 'choose' }>

export type ReturnPageProps = {
  readonly provider: string
  /** Replaces this page with a path of the site. */
  readonly onGo: (path: string) => void
}

/** The provider's return page: logs in, offers the choice to new persons, or shows the error. */
export function SocialReturn({ provider: named, onGo }: ReturnPageProps) {
  const provider = providerNames.find((name) => name === named)
  return (
    <div className="mx-auto grid w-full max-w-150 gap-5 px-4 py-8 md:py-14">
      {provider ? <Returned provider={provider} onGo={onGo} /> : <Failed error={null} onGo={onGo} />}
    </div>
  )
}

function Returned({ provider, onGo }: { provider: ProviderName; onGo: (path: string) => void }) {
  const { t } = useTexts()
  const name = t(providerWords[provider])
  const { newcomer, failed } = useFinish(provider, onGo)
  if (failed) return <Failed error={failed.error} onGo={onGo} />
  if (newcomer) return <Choice provider={provider} newcomer={newcomer} onGo={onGo} />
  return (
    <div role="status" className="grid justify-items-center gap-4 py-20 text-muted">
      <LoaderCircle size={28} className="animate-spin" aria-hidden />
      {t('social.working', { name })}
    </div>
  )
}

/** Submits the response once, however often the page renders. */
function useFinish(provider: ProviderName, onGo: (path: string) => void) {
  const { t } = useTexts()
  const api = useApi(socialLogin)
  const { enter, meet } = useEntry()
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const answer = takeAnswer()
    if (answer === null) return setFailed({ error: null }) // the page was reloaded
    const arrive = (finished: Finished) => {
      if (finished.step === 'choose') return setNewcomer(finished)
      if (finished.step === 'in') enter(finished, { name: finished.account })
      else toast({ tone: 'good', title: t('social.linkedToast', { name: t(providerWords[provider]) }) })
      onGo(finished.returnTo)
    }
    const refuse = (error: unknown) => {
      openAuth('proof', () => onGo('/index')) // a new device or location requires two-step verification; then home
      if (!meet(error, { name: '' })) closeAuth()
      setFailed({ error })
    }
    api.finish({ body: { provider, answer } }).then(arrive, refuse)
    // a response is valid for one call, so no later change may submit it again
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { newcomer, failed }
}

function Failed({ error, onGo }: { error: unknown; onGo: (path: string) => void }) {
  const { t, refusal } = useTexts()
  const isRefusal = error instanceof RefusedError && error.status < 500
  const home = <Button onClick={() => onGo('/index')}>{t('social.home')}</Button>
  if (error && !isRefusal) return <ErrorState onRetry={() => onGo('/login')} />
  const words = isRefusal ? refusal(error.code, refusalValues(error)) : refusal('social.attemptInvalid')
  return (
    <div role="alert">
      <EmptyState icon={UserX} title={<h1>{t('social.failedTitle')}</h1>} text={words} />
      <div className="mx-auto grid max-w-90 gap-3">
        <Button look="primary" onClick={() => onGo('/login')}>
          {t('social.otherWay')}
        </Button>
        {home}
        <SocialButtons />
      </div>
    </div>
  )
}
