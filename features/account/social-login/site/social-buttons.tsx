import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { socialLogin } from '../contract/member.ts'
import type { ProviderName } from '../rules/providers.ts'
import { pathHere, providerWords } from './arrival.ts'
import { answerIn, openWindow } from './own-window.ts'
import { ProviderMark } from './provider-mark.tsx'

/** How long the list of this brand's providers is cached. */
const STALE_MS = 60_000

/** Buttons below the forms, to the provider's page, here or in a popup. Empty if the brand offers no provider (AUT-06). */
export function SocialButtons() {
  const { t, refusal } = useTexts()
  const [isClosed, setClosed] = useState(false)
  const api = useApi(socialLogin)
  const { data } = useApiQuery(api.providers, undefined, { staleMs: STALE_MS })
  const start = useApiMutation(api.start)
  const providers = data?.providers ?? []
  if (providers.length === 0) return null
  const go = (provider: ProviderName) => {
    setClosed(false)
    const opened = data?.inWindow ? openWindow() : null
    const leave = async (url: string) => {
      if (!opened) return location.assign(url) // fall back to a redirect if the browser blocks the popup
      const answer = await answerIn(opened, url, provider)
      start.reset()
      if (answer === null) setClosed(true)
      else location.assign(`/social/${provider}?${answer}`)
    }
    start.mutate(
      { body: { provider, returnTo: pathHere() } },
      { onSuccess: ({ url }) => void leave(url), onError: () => opened?.close() },
    )
  }
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-13 text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('social.or')}
      </p>
      {start.error && <Failure error={start.error} />}
      {isClosed && <Notice tone="warning">{refusal('codes.popup-closed-by-user')}</Notice>}
      {providers.map((provider) => {
        const isLeaving = start.variables?.body.provider === provider && (start.isPending || start.isSuccess)
        const name = t(providerWords[provider])
        return (
          <Button key={provider} wide size="lg" busy={isLeaving} onClick={() => go(provider)}>
            {!isLeaving && <ProviderMark of={provider} />}
            {t(isLeaving ? 'social.leaving' : 'social.with', { name })}
          </Button>
        )
      })}
    </div>
  )
}
