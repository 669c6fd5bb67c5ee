import { MailOpen } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { draws } from '../contract/member.ts'
import { EnvelopeArt } from './art/envelope-art.tsx'
import { LoginPart } from './login-part.tsx'
import { drawSound } from './sound.ts'
import { VerifyLink } from './verify-link.tsx'
import type { DetailOf } from './words.ts'
import { envelopeRows } from '../words/prizes.ts'

/** Red envelopes: one for each member, while there are any. */
export function EnvelopePage({ draw }: { readonly draw: DetailOf<'envelope'> }) {
  const { t, money, number } = useTexts()
  const isMember = useIsMember()
  const api = useApi(draws)
  const open = useApiMutation(api.open, { invalidates: [api.one, api.list] })
  const { mine, phase, isUsedUp, currency, data, taken } = draw
  const own = mine?.envelope ?? open.data
  const mayOpen = phase === 'open' && !isUsedUp && !own
  const send = () => open.mutate({ params: { id: draw.id } }, { onSuccess: () => drawSound('win') })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <section className="panel grid justify-items-center gap-4 overflow-hidden p-4 pt-8 md:p-8">
        <EnvelopeArt open={own !== undefined && own !== null}>
          {own && money(own.amount, currency, { symbol: true })}
        </EnvelopeArt>
        <div role="status" className="min-h-11 text-center">
          {own ? (
            <p className="text-16 font-semibold">
              {t('draws.envelopeMine', {
                sum: money(own.amount, currency, { symbol: true }),
                number: number(own.number),
              })}
            </p>
          ) : (
            <p className="text-muted">
              {phase !== 'open'
                ? t(`draws.note.${phase}`)
                : isUsedUp
                  ? t('draws.note.empty')
                  : t('draws.envelopesLeft', { left: number(data.count - taken), count: number(data.count) })}
            </p>
          )}
        </div>
        {open.error && <Failure error={open.error} />}
        {!isMember && mayOpen && <LoginPart />}
        {isMember && mayOpen && (
          <Button
            size="lg"
            look="primary"
            icon={MailOpen}
            busy={open.isPending}
            onClick={send}
            className="w-full max-w-80"
          >
            {t('draws.open')}
          </Button>
        )}
      </section>
      <div className="grid gap-4">
        <EnvelopeOdds draw={draw} />
        {draw.commitment && (
          <section className="panel grid gap-3 p-4 md:p-5">
            <h2 className="text-16">{t('draws.how')}</h2>
            <p className="text-13 text-muted">{t('draws.howEnvelope')}</p>
            <Seed name={t('draws.commitmentOne')} text={draw.commitment} />
            <VerifyLink draw={draw} />
          </section>
        )}
        {draw.opened.length > 0 && <Opened draw={draw} />}
      </div>
    </div>
  )
}

/** What an envelope holds, exactly. */
export function EnvelopeOdds({ draw }: { readonly draw: Pick<DetailOf<'envelope'>, 'data' | 'currency'> }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <div>
        <h2 className="text-16">{t('draws.odds')}</h2>
        <p className="mt-1 text-13 text-muted">{t('draws.envelopeRule')}</p>
      </div>
      <Facts
        facts={envelopeRows(texts, draw.data, draw.currency).map((row) => ({
          ...row,
          value: <span className="num">{row.value}</span>,
        }))}
      />
    </section>
  )
}

function Opened({ draw }: { readonly draw: DetailOf<'envelope'> }) {
  const { t, number } = useTexts()
  return (
    <section className="panel grid gap-2 p-4 md:p-5">
      <h2 className="text-16">{t('draws.opened')}</h2>
      <ol className="grid">
        {draw.opened.map((each) => (
          <li
            key={each.number}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2 last:border-b-0"
          >
            <span className="num text-12 text-faint">#{number(each.number)}</span>
            <span className="truncate">{each.isMine ? t('draws.you') : each.account}</span>
            <Amount amount={each.amount} currency={draw.currency} symbol />
          </li>
        ))}
      </ol>
    </section>
  )
}
