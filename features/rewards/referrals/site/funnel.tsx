import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { Link } from '#ui/route/link.tsx'
import type { referrals } from '../contract/member.ts'

type Overview = Reply<typeof referrals.overview>

const steps = ['registered', 'deposited', 'qualified', 'rewarded'] as const

/** How many friends have come how far; each step counts those of the later ones. */
export function Funnel({ counts }: Pick<Overview, 'counts'>) {
  const { t, number } = useTexts()
  return (
    <section aria-labelledby="referral-funnel" className="grid gap-3">
      <h2 id="referral-funnel" className="text-16">
        {t('referrals.funnel')}
      </h2>
      <dl className="panel grid grid-cols-2 md:grid-cols-4">
        {steps.map((step) => (
          <div
            key={step}
            className="grid gap-1 border-hair p-4 max-md:odd:border-r max-md:nth-[n+3]:border-t md:not-last:border-r"
          >
            <dt className="text-13 text-muted">{t(`referrals.step.${step}`)}</dt>
            <dd className="num text-28 leading-none font-bold">{number(counts[step])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What invitations have brought, by kind. */
export function Earnings({ earned, currency }: Pick<Overview, 'earned' | 'currency'>) {
  const { t } = useTexts()
  if (!earned.length) return null
  return (
    <section aria-labelledby="referral-earned" className="grid gap-3">
      <h2 id="referral-earned" className="text-16">
        {t('referrals.earned')}
      </h2>
      <ul className="panel divide-y divide-hair">
        {earned.map(({ kind, state, amount, count }) => (
          <li key={`${kind} ${state}`} className="flex flex-wrap items-center justify-between gap-2 p-4">
            <span className="font-semibold">
              {amount === null ? (
                t(`rewards.count.${kind}`, { count: count ?? 0 })
              ) : (
                <>
                  <Amount amount={amount} currency={currency} symbol /> {t(`rewards.kind.${kind}`)}
                </>
              )}
            </span>
            {state === 'offered' ? (
              <Link to="." search={{ member: 'rewardCenter' }} className={linkClass}>
                {t('referrals.toClaim')}
              </Link>
            ) : (
              <span className="text-13 text-muted">{t('referrals.credited')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
