import type * as z from 'zod/mini'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { terms } from '../contract/shapes.ts'

export type ShownTerms = z.output<typeof terms>

/** What a plan pays, as sentences: the same for applicants, affiliates and operators. */
export function PlanTerms({
  terms: { cpa, share, subPpm },
  currency,
}: {
  readonly terms: ShownTerms
  readonly currency: Currency
}) {
  const { t, ppm } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <ul className="grid gap-2 text-13">
      {cpa && (
        <li>
          <p className="font-medium">
            {t('affiliates.terms.cpa')}: {money(cpa.amount)}
          </p>
          <p className="text-muted">
            {t('affiliates.terms.cpaWhen', { days: cpa.days })} {t('affiliates.terms.deposits')}{' '}
            {money(cpa.minDeposit)} · {t('affiliates.terms.validBets')} {money(cpa.minValid)}
          </p>
        </li>
      )}
      {share && (
        <li className="grid gap-1">
          <p className="font-medium">{t('affiliates.terms.share')}</p>
          <ul className="grid gap-0.5 text-muted">
            {share.tiers.map(({ from, ratePpm }) => (
              <li key={`${from}`}>
                {ppm(ratePpm)} {t('affiliates.terms.from')} {money(from)}
              </li>
            ))}
          </ul>
          <p className="text-muted">
            {t('affiliates.terms.net', { fee: ppm(share.adminPpm) })}{' '}
            {t(share.carry ? 'affiliates.terms.carry' : 'affiliates.terms.noCarry')}
          </p>
        </li>
      )}
      {subPpm > 0 && <li className="text-muted">{t('affiliates.terms.sub', { rate: ppm(subPpm) })}</li>}
    </ul>
  )
}
