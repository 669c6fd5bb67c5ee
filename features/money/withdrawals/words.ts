import type { Reply } from '#contract/route.ts'
import type { Receipt, Say } from '#features/money/payments/words.ts'
import type { withdrawals } from './contract/member.ts'

/** The receipt of a paid withdrawal. */
export function receiptOf({ t, money, date }: Say, withdrawal: Reply<typeof withdrawals.one>): Receipt {
  const { state, reference, amount, fee, receives, returned, currency, to, holder } = withdrawal
  const { requestedAt, paidAt } = withdrawal
  const sum = (value: bigint) => money(value, currency, { symbol: true })
  return {
    title: t('receipt.withdrawal'),
    reference,
    state: t(`withdrawals.state.${state}`),
    total: { name: t('withdrawals.receives'), value: sum(receives - returned) },
    lines: [
      { key: 'to', name: t('receipt.to'), value: to },
      { key: 'holder', name: t('receipt.holder'), value: holder },
      { key: 'left', name: t('receipt.left'), value: sum(amount) },
      { key: 'fee', name: t('receipt.fee'), value: sum(fee) },
      ...(returned > 0n ? [{ key: 'returned', name: t('receipt.returned'), value: sum(returned) }] : []),
      { key: 'requested', name: t('receipt.requestedAt'), value: date(requestedAt, 'minute') },
      ...(paidAt ? [{ key: 'paid', name: t('receipt.paidAt'), value: date(paidAt, 'minute') }] : []),
    ],
  }
}
