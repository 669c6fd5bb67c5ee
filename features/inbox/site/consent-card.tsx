import { useAsk, useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { inbox } from '../contract/member.ts'

/** What the member wants to hear of; off until they say so, and off again at once. */
export function ConsentCard() {
  const { t } = useTexts()
  const api = useApi(inbox)
  const told = useTell(api.setConsent, { tells: [api.consents] })
  return (
    <Answer of={useAsk(api.consents)} waiting={<SkeletonCard />}>
      {(consents) => (
        <section aria-label={t('inbox.consents')} className="panel grid gap-2 p-4 md:p-5">
          <h2 className="text-16">{t('inbox.consents')}</h2>
          <p className="text-13 text-muted">{t('inbox.consentsText')}</p>
          <Switch
            label={t('inbox.consent.offers')}
            checked={consents.offers}
            disabled={told.isPending}
            onChange={({ target }) => told.mutate({ body: { channel: 'offers', isOn: target.checked } })}
          />
          {told.error && <Failure error={told.error} />}
        </section>
      )}
    </Answer>
  )
}
