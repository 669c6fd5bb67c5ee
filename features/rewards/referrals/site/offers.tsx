import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { promotions } from '#features/rewards/promotions/contract/member.ts'
import { conditionsOf } from '#features/rewards/promotions/shown/steps.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'

/** What both sides get now: the promotions that wait for referrals, all from their data. */
export function Offers() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(promotions).list)
  return (
    <section aria-labelledby="referral-offers" className="grid gap-3">
      <h2 id="referral-offers" className="text-16">
        {t('referrals.offers')}
      </h2>
      <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
        {({ rows }) => {
          const open = rows.filter(({ trigger, state }) => trigger === 'referral' && state !== 'close')
          if (!open.length) return <p className="text-muted">{t('referrals.noOffers')}</p>
          return (
            <ul className="grid gap-3 md:grid-cols-2">
              {open.map(({ id }) => (
                <li key={id} className="panel p-5">
                  <Offer id={id} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
    </section>
  )
}

type One = Reply<typeof promotions.one>

/** Who gets what, and what the friend has to do for it. */
function Offer({ id }: { readonly id: string }) {
  const asked = useApiQuery(useApi(promotions).one, { params: { id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
      {(promotion) => <Shown promotion={promotion} />}
    </QueryState>
  )
}

function Shown({ promotion }: { readonly promotion: One }) {
  const texts = useTexts()
  const { t, date } = texts
  const { rule, endsAt, terms, termsHash, currency } = promotion
  if (rule.kind !== 'referral') return null
  return (
    <div className="grid gap-2">
      <p className="text-13 font-medium text-muted">{t(`referrals.gets.${rule.side}`)}</p>
      <h3 className="text-18 font-bold">{giftOf(promotion, texts)}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-13 text-muted marker:text-faint">
        {conditionsOf(promotion, texts).map((step) => (
          <li key={step}>{step}</li>
        ))}
        {endsAt && <li>{t('referrals.registerBy', { at: date(endsAt, 'minute') })}</li>}
      </ul>
      {terms && termsHash && (
        <details className="text-13">
          <summary className="cursor-pointer py-2 font-medium text-action-text">
            {t('promotions.terms')}
          </summary>
          <TermsList terms={terms} hash={termsHash} currency={currency} amount={null} />
        </details>
      )}
    </div>
  )
}

/** What is given, without whom. */
function giftOf({ gift, currency, item }: One, { t, lang, money, number }: Texts): string {
  switch (gift.kind) {
    case 'cash':
    case 'bonus':
      return `${money(BigInt(gift.amount), currency, { symbol: true })} ${t(`rewards.kind.${gift.kind}`)}`
    case 'points':
      return t('rewards.count.points', { count: gift.points })
    case 'goods':
      return `${number(gift.pieces)} × ${item?.[lang] ?? '–'}`
    default:
      return ''
  }
}
