import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { SecurityMethodSection } from '#features/account/security/site/methods/method-row.tsx'
import { useFresh } from '#features/account/security/site/proof/use-fresh.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { socialLogin } from '../contract/member.ts'
import { providerNames, type ProviderName } from '../rules/providers.ts'
import { pathHere, providerWords } from './arrival.ts'
import { ProviderMark } from './provider-mark.tsx'

type Mine = Reply<(typeof socialLogin)['mine']>
type Action = { readonly what: 'link' | 'unlink'; readonly provider: ProviderName }

/** The member's linked logins; nothing if the brand offers no provider and nothing is linked. */
export function SocialPanel() {
  const { data } = useApiQuery(useApi(socialLogin).mine)
  return !data || data.linked.length + data.offered.length === 0 ? null : <Links mine={data} />
}

function Links({ mine }: { readonly mine: Mine }) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Action | null>(null)
  const { go, isBusy } = useActions()
  const name = asked ? t(providerWords[asked.provider]) : ''
  const isUnlinking = asked?.what === 'unlink'
  const confirm = () => {
    if (asked) void go(asked)
    setAsked(null)
  }
  const shown = providerNames.filter(
    (each) => mine.offered.includes(each) || mine.linked.some(({ provider }) => provider === each),
  )
  return (
    <SecurityMethodSection title={t('social.panelTitle')}>
      <p className="py-3 text-13 text-muted">
        {t(mine.mayUnlink ? 'social.panelTextUndo' : 'social.panelText')}
      </p>
      <ul className="grid gap-1 py-2">
        {shown.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            mine={mine}
            busy={isBusy}
            onAsk={(what) => setAsked({ what, provider })}
          />
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        title={t(isUnlinking ? 'social.unlinkTitle' : 'social.linkTitle', { name })}
        text={t(isUnlinking ? 'social.unlinkText' : 'social.linkText', { name })}
        action={isUnlinking ? t('social.unlinkDeed') : t('social.goOn', { name })}
        keep={t('social.back')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </SecurityMethodSection>
  )
}

/** Linking and unlinking: a fresh proof first; linking then leaves for the provider's page. */
function useActions() {
  const { t } = useTexts()
  const api = useApi(socialLogin)
  const fresh = useFresh()
  const start = useApiMutation(api.startLink)
  const unlink = useApiMutation(api.unlink, { invalidates: [api.mine] })
  const go = async ({ what, provider }: Action): Promise<void> => {
    if (what === 'link') {
      const body = { provider, returnTo: pathHere() }
      const left = await fresh(() => start.mutateAsync({ body }))
      if (left) location.assign(left.url)
      return
    }
    const undone = await fresh(() => unlink.mutateAsync({ body: { provider } }))
    if (undone) toast({ tone: 'good', title: t('social.unlinked', { name: t(providerWords[provider]) }) })
  }
  return { go, isBusy: start.isPending || unlink.isPending }
}

type RowProps = {
  readonly provider: ProviderName
  readonly mine: Mine
  readonly busy: boolean
  readonly onAsk: (what: Action['what']) => void
}

function Row({ provider, mine, busy, onAsk }: RowProps) {
  const { t, date } = useTexts()
  const link = mine.linked.find((each) => each.provider === provider)
  const since = link ? date(link.linkedAt, 'day') : ''
  const state = !link
    ? t('social.notYet')
    : link.name
      ? t('social.linkedAs', { date: since, name: link.name })
      : t('social.linkedOn', { date: since })
  return (
    <li className="flex min-h-14 items-center gap-3">
      <ProviderMark of={provider} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t(providerWords[provider])}</span>
        <span className="block text-13 text-muted">{state}</span>
      </span>
      {!link && (
        <Button size="sm" busy={busy} onClick={() => onAsk('link')}>
          {t('social.linkDeed')}
        </Button>
      )}
      {link && mine.mayUnlink && (
        <Button size="sm" look="ghost" busy={busy} onClick={() => onAsk('unlink')}>
          {t('social.unlinkDeed')}
        </Button>
      )}
    </li>
  )
}
