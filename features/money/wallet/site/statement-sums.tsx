import type { Reply } from '#contract/route.ts'
import type { Minor } from '#kit/money.ts'
import { cutTo } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { wallet } from '../contract.ts'
import { HeldNow } from './held-now.tsx'

type Statement = Reply<typeof wallet.statement>

export type StatementSumsProps = Pick<Statement, 'totals' | 'netDeposits' | 'currency'>

/** Opening, in, out, closing: anyone can add it up (M8). */
export function StatementSums({ totals, netDeposits, currency }: StatementSumsProps) {
  const { t } = useTexts()
  const { opening, closing } = totals
  const cut = (amount: Minor) => cutTo(amount, decimalsOf(currency))
  const [moneyIn, moneyOut, others] = [cut(totals.moneyIn), cut(-totals.moneyOut), cut(totals.others)]
  const rounding = cut(closing) - cut(opening) - moneyIn - moneyOut - others
  const sums = [
    { key: 'opening', amount: opening },
    { key: 'moneyIn', amount: moneyIn },
    { key: 'moneyOut', amount: moneyOut },
    ...(totals.others === 0n ? [] : [{ key: 'others', amount: others }]),
    // every amount reads as on the other pages; what the hidden digits add up to is a line of its own (decision 45)
    ...(rounding === 0n ? [] : [{ key: 'rounding', amount: rounding }]),
    { key: 'closing', amount: closing },
  ]
  return (
    <section className="panel mb-4 p-4" aria-label={t('wallet.readds')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
        {sums.map(({ key, amount }) => (
          <div key={key}>
            <dt className="text-12 text-faint">{t(`wallet.${key}`)}</dt>
            <dd className="font-semibold">
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-t border-hair pt-3 text-12 text-faint">
        <span>
          {t('wallet.netDeposits')}: <Amount amount={netDeposits} currency={currency} />
        </span>
        <HeldNow />
      </p>
    </section>
  )
}
