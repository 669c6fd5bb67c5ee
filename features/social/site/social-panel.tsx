import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useAsk, useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { social } from '../contract/member.ts'
import { providerNames, type ProviderName } from '../rules/providers.ts'
import { pathHere, providerWords } from './arrival.ts'
import { ProviderMark } from './provider-mark.tsx'

type Mine = Reply<(typeof social)['mine']>

export type SocialPanelProps = {
  /** Asks for a fresh proof of the session, then does what was wanted. */
  readonly onProofNeeded: (error: RefusedError, then: () => void) => void
}

/** What the member signs in with besides the password; a place for each provider that the brand offers (AUT-13). */
export function SocialPanel({ onProofNeeded }: SocialPanelProps) {
  const mine = useAsk(useApi(social).mine)
  return (
    <Answer of={mine}>
      {(answer) =>
        answer.linked.length + answer.offered.length === 0 ? null : (
          <Links mine={answer} onProofNeeded={onProofNeeded} />
        )
      }
    </Answer>
  )
}

function Links({ mine, onProofNeeded }: SocialPanelProps & { readonly mine: Mine }) {
  const { t } = useTexts()
  const api = useApi(social)
  const start = useTell(api.startLink)
  const unlink = useTell(api.unlink, { tells: [api.mine] })
  const [asked, setAsked] = useState<{ deed: 'link' | 'unlink'; provider: ProviderName } | null>(null)
  const name = asked ? t(providerWords[asked.provider]) : ''
  const orProof = (again: () => void) => (error: unknown) => {
    if (error instanceof RefusedError && error.code === 'security.proofNeeded') onProofNeeded(error, again)
  }
  const confirm = () => {
    if (!asked) return
    const { deed, provider } = asked
    setAsked(null)
    const go = (): void =>
      deed === 'link'
        ? start.mutate(
            { body: { provider, returnTo: pathHere() } },
            { onSuccess: ({ url }) => location.assign(url), onError: orProof(go) },
          )
        : unlink.mutate(
            { body: { provider } },
            {
              onSuccess: () => toast({ tone: 'good', title: t('social.unlinked', { name }) }),
              onError: orProof(go),
            },
          )
    go()
  }
  const shown = providerNames.filter(
    (each) => mine.offered.includes(each) || mine.linked.some(({ provider }) => provider === each),
  )
  const error = start.error ?? unlink.error
  return (
    <section className="panel grid gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h3 className="text-16 font-bold">{t('social.panelTitle')}</h3>
        <p className="text-muted">{t(mine.mayUnlink ? 'social.panelTextUndo' : 'social.panelText')}</p>
      </div>
      {error && <Failure error={error} />}
      <ul className="grid gap-1">
        {shown.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            mine={mine}
            onAsk={(deed) => setAsked({ deed, provider })}
          />
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        title={t(asked?.deed === 'unlink' ? 'social.unlinkTitle' : 'social.linkTitle', { name })}
        text={t(asked?.deed === 'unlink' ? 'social.unlinkText' : 'social.linkText', { name })}
        deed={asked?.deed === 'unlink' ? t('social.unlinkDeed') : t('social.goOn', { name })}
        keep={t('social.back')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}

type RowProps = {
  readonly provider: ProviderName
  readonly mine: Mine
  readonly onAsk: (deed: 'link' | 'unlink') => void
}

function Row({ provider, mine, onAsk }: RowProps) {
  const { t, date } = useTexts()
  const link = mine.linked.find((each) => each.provider === provider)
  const since = link && date(link.linkedAt, 'day')
  const state = !link
    ? t('social.notYet')
    : link.name
      ? t('social.linkedAs', { date: since ?? '', name: link.name })
      : t('social.linkedOn', { date: since ?? '' })
  return (
    <li className="flex min-h-14 items-center gap-3">
      <ProviderMark of={provider} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t(providerWords[provider])}</span>
        <span className="block truncate text-13 text-muted">{state}</span>
      </span>
      {!link && (
        <Button size="sm" onClick={() => onAsk('link')}>
          {t('social.linkDeed')}
        </Button>
      )}
      {link && mine.mayUnlink && (
        <Button size="sm" look="ghost" onClick={() => onAsk('unlink')}>
          {t('social.unlinkDeed')}
        </Button>
      )}
    </li>
  )
}
