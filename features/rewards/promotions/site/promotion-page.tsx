import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { TermsList } from '#features/rewards/bonuses/site/terms-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { promotions } from '../contract/member.ts'
import { JoinPart } from './join-part.tsx'
import { PromotionsPage } from './promotions-page.tsx'

export type Detail = Reply<typeof promotions.one>

/** One promotion by the `id` in the URL; without one, the list of all. */
export function PromotionPage() {
  const { id } = usePlace().search
  return id ? <One id={id} /> : <PromotionsPage />
}

/** What to do, what it gives and under which terms, all from its data. */
function One({ id }: { readonly id: string }) {
  const asked = useApiQuery(useApi(promotions).one, { params: { id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {(promotion) => <Shown promotion={promotion} />}
    </QueryState>
  )
}

function Shown({ promotion }: { readonly promotion: Detail }) {
  const { t, lang, money } = useTexts()
  const { title, summary, state, terms, termsHash, currency, unmet, amount } = promotion
  return (
    <article className="grid max-w-180 gap-5">
      <header className="grid gap-2">
        <p className="text-13 text-faint">{t(`promotions.state.${state}`)}</p>
        <h1 className="text-28">{title[lang]}</h1>
        <p className="text-muted">{summary[lang]}</p>
      </header>
      {unmet && <Notice tone="warning">{t(`promotions.unmet.${unmet}`)}</Notice>}
      {amount !== null && (
        <Notice tone="good">
          {t('promotions.youGot', { sum: money(amount, currency, { symbol: true }) })}
        </Notice>
      )}
      <section className="panel grid gap-3 p-5">
        <h2 className="text-16">{t('promotions.how')}</h2>
        <Steps promotion={promotion} />
        <JoinPart promotion={promotion} />
      </section>
      {terms && termsHash && (
        <section className="panel grid gap-3 p-5">
          <h2 className="text-16">{t('promotions.terms')}</h2>
          <TermsList terms={terms} hash={termsHash} currency={currency} amount={amount} />
        </section>
      )}
    </article>
  )
}

function Steps({ promotion: { trigger, deposit, gift, currency, budget } }: { readonly promotion: Detail }) {
  const { t, money, number } = useTexts()
  const sum = (units: string | bigint) => money(BigInt(units), currency, { symbol: true })
  const steps = [
    ...(deposit
      ? [
          t('promotions.step.join'),
          deposit.nth === null
            ? t('promotions.step.any', { sum: sum(deposit.least) })
            : deposit.nth === 1
              ? t('promotions.step.first', { sum: sum(deposit.least) })
              : t('promotions.step.nth', { nth: number(deposit.nth), sum: sum(deposit.least) }),
          ...(deposit.methods.length
            ? [t('promotions.step.methods', { methods: deposit.methods.join(', ') })]
            : []),
        ]
      : [t(trigger === 'code' ? 'promotions.step.code' : 'promotions.step.claim')]),
    gift.kind === 'match'
      ? t('promotions.gift.match', { percent: number(gift.percent), sum: sum(gift.most) })
      : t(`promotions.gift.${gift.kind}`, { sum: sum(gift.amount) }),
    t('promotions.once'),
    ...(budget === null ? [] : [t('promotions.budget', { sum: sum(budget) })]),
  ]
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-faint">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
