import { ArrowLeft } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { isFreeRounds } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { linkClass } from '#ui/action/link.tsx'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { promotions } from '../contract/member.ts'
import { Cover, PromotionState } from './promotion-card.tsx'
import { JoinPart } from './join-part.tsx'
import { PromotionsPage } from './promotions-page.tsx'
import { stepsOf } from '../shown/steps.ts'

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
  const { t, lang } = useTexts()
  const { title, summary, state, terms, termsHash, currency, unmet, amount, outcome } = promotion
  const got = useGot(promotion)
  return (
    <article className="grid max-w-180 gap-5">
      <Link
        to="/promotions"
        className={`${linkClass} inline-flex items-center gap-1.5 justify-self-start text-14`}
      >
        <ArrowLeft size={16} aria-hidden />
        {t('promotions.back')}
      </Link>
      <Cover promotion={promotion} className="aspect-video rounded-card sm:aspect-[2/1]" />
      <header className="grid justify-items-start gap-2">
        <PromotionState state={state} />
        <h1 className="text-28">{title[lang]}</h1>
        <p className="text-muted">{summary[lang]}</p>
      </header>
      {unmet && <Notice tone="warning">{t(`promotions.unmet.${unmet}`)}</Notice>}
      <Standing promotion={promotion} />
      {outcome && (
        <Notice tone={outcome === 'revoked' ? 'warning' : 'info'}>
          {t('promotions.bonusEnded', { outcome: t(`bonuses.outcome.${outcome}`) })}{' '}
          <Link to="." search={{ member: 'bonusDetails' }} className={linkClass}>
            {t('promotions.toBonus')}
          </Link>
        </Notice>
      )}
      {got && outcome !== 'revoked' && <Notice tone="good">{t('promotions.youGot', { sum: got })}</Notice>}
      <section className="panel grid gap-3 p-5">
        <h2 className="text-16">{t('promotions.how')}</h2>
        <Steps promotion={promotion} />
        <JoinPart promotion={promotion} />
      </section>
      {terms && termsHash && (
        <section className="panel grid gap-3 p-5">
          <h2 className="text-16">{t('promotions.terms')}</h2>
          <TermsList
            terms={terms}
            hash={termsHash}
            currency={currency}
            // what was given of free rounds is their number
            amount={isFreeRounds(terms) && amount !== null ? amount * BigInt(terms.stake) : amount}
          />
        </section>
      )}
    </article>
  )
}

/** "500.00", "2 free rounds" or "100 points"; null: nothing yet, or goods, which have a number only. */
function useGot({ gift, isFreeBet, currency, amount }: Detail): string | null {
  const { t, money } = useTexts()
  if (amount === null || gift.kind === 'goods') return null
  if (gift.kind === 'points') return t('promotions.points', { count: Number(amount) })
  if (gift.kind !== 'freeRounds') return money(amount, currency, { symbol: true })
  return t(isFreeBet ? 'promotions.countFreeBets' : 'promotions.countFreeRounds', { count: Number(amount) })
}

/** What an application waits for, or why it was rejected. */
function Standing({ promotion: { state, reason, endsAt } }: { readonly promotion: Detail }) {
  const { t, date } = useTexts()
  if (state === 'applying') return <Notice tone="info">{t('promotions.underReview')}</Notice>
  if (state === 'signed up' && endsAt)
    return <Notice tone="info">{t('promotions.signedUpText', { at: date(endsAt, 'minute') })}</Notice>
  return reason ? <Notice tone="warning">{t('promotions.notApproved', { reason })}</Notice> : null
}

function Steps({ promotion }: { readonly promotion: Detail }) {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-faint">
      {stepsOf(promotion, useTexts()).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
