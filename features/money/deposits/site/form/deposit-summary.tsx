import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import type { deposits } from '../../contract/member.ts'
import { priceDeposit } from '../../rules/fees.ts'
import { arrivalWords } from '../words.ts'

type Method = Reply<typeof deposits.methods>['methods'][number]

/** What is sent, the fee, and what arrives when. */
export function Summary({
  method,
  amount,
  currency,
}: {
  readonly method: Method
  readonly amount: Minor
  readonly currency: Currency
}) {
  const texts = useTexts()
  const { t } = texts
  const priced = priceDeposit(amount, { feePpm: BigInt(method.feePpm), feeFixed: method.feeFixed })
  const isCovered = priced.credited > 0n
  const fee = isCovered ? priced.fee : 0n
  const sum = (value: Minor) => <Amount amount={value} currency={currency} />
  return (
    <section className="panel px-5 py-4.5" aria-live="polite">
      <Facts
        facts={[
          { key: 'send', name: t('deposits.youSend', { name: method.name }), value: sum(amount) },
          { key: 'fee', name: t('deposits.fee'), value: sum(fee) },
          { key: 'arrives', name: t('deposits.arrives'), value: arrivalWords(texts, method.arrivalSeconds) },
          {
            key: 'added',
            name: t('deposits.added'),
            value: sum(isCovered ? priced.credited : 0n),
            total: true,
          },
        ]}
      />
    </section>
  )
}
