import type { Currency } from '#kit/currency.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { promotionBuilderOffice } from '../../contract/builder.ts'
import { giftRules, type GiftKind } from '../../rules/gifts.ts'

type Run = Reply<typeof promotionBuilderOffice.dryRun>

type Props = { readonly run: Run; readonly gift: GiftKind; readonly currency: Currency }

/** What a promotion would have given in the last thirty days, and the worst case. */
export function DryRunView({ run, gift, currency }: Props) {
  const { t, date, number } = useTexts()
  const isMoney = giftRules[gift].unit === 'money'
  const value = (units: bigint) =>
    isMoney ? <Amount amount={units} currency={currency} code /> : number(units / UNITS_PER_MAJOR)
  return (
    <section aria-label={t('promotionsOffice.dryRun')} className="grid gap-3">
      <p className="text-13 text-muted">
        {t('promotionsOffice.dryRunText', {
          from: run.from,
          to: run.to,
          by: run.by,
          at: date(run.at, 'minute'),
        })}{' '}
        {t(`promotionsOffice.basis.${run.basis}`)}
      </p>
      <Facts
        facts={[
          { key: 'members', name: t('promotionsOffice.run.members'), value: number(run.members) },
          { key: 'rewards', name: t('promotionsOffice.run.rewards'), value: number(run.rewards) },
          { key: 'cost', name: t('promotionsOffice.run.cost'), value: value(run.cost), total: true },
          ...(giftRules[gift].terms === 'bonus'
            ? [
                {
                  key: 'wagering',
                  name: t('promotionsOffice.run.wagering'),
                  value: <Amount amount={run.wagering} currency={currency} code />,
                },
              ]
            : []),
          { key: 'eligible', name: t('promotionsOffice.run.eligible'), value: number(run.eligible) },
          { key: 'worst', name: t('promotionsOffice.run.worst'), value: value(run.worst) },
          { key: 'payable', name: t('promotionsOffice.run.payable'), value: value(run.payable) },
        ]}
      />
      {run.usedUpOn && (
        <Notice tone="warning">
          {t('promotionsOffice.run.usedUp', { day: run.usedUpOn, count: run.unpaid })}
        </Notice>
      )}
    </section>
  )
}
