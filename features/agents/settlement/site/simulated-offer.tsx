import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { agentIncome } from '../contract/member.ts'
import { Score, type Contract } from '../shown/terms.tsx'

/** What an offer would have paid over the last closed period, on the receiver's own figures; nothing until a period is closed. */
export function SimulatedOffer({
  offer,
  currency,
}: {
  readonly offer: Contract
  readonly currency: Currency
}) {
  const { t, date } = useTexts()
  const { data } = useApiQuery(useApi(agentIncome).simulateOffer, { params: { id: offer.id } })
  if (!data) return null
  return (
    <Notice tone="info">
      {t('contracts.wouldPay', {
        from: date(data.startsAt, 'minute'),
        to: date(data.endsAt, 'minute'),
      })}{' '}
      <strong>
        <Amount amount={data.gross} currency={currency} signed />
      </strong>{' '}
      (<Score score={data.score} measure={offer.measure} currency={currency} />)
    </Notice>
  )
}
