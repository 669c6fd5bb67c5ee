import type { Reply } from '#contract/route.ts'
import type { Receipt, Say } from '#features/money/payments/words.ts'
import type { deposits } from './contract/member.ts'

/** The receipt of a credited deposit. */
export function receiptOf({ t, money, date }: Say, deposit: Reply<typeof deposits.one>): Receipt {
  const { state, reference, methodName, amount, fee, credited, currency, createdAt, closedAt } = deposit
  const sum = (value: bigint) => money(value, currency, { symbol: true })
  return {
    title: t('receipt.deposit'),
    reference,
    state: t(`deposits.state.${state}`),
    total: { name: t('deposits.added'), value: sum(credited) },
    lines: [
      { key: 'method', name: t('receipt.method'), value: methodName },
      { key: 'sent', name: t('receipt.sent'), value: sum(amount) },
      { key: 'fee', name: t('receipt.fee'), value: sum(fee) },
      { key: 'ordered', name: t('receipt.orderedAt'), value: date(createdAt, 'minute') },
      ...(closedAt
        ? [{ key: 'credited', name: t('receipt.creditedAt'), value: date(closedAt, 'minute') }]
        : []),
    ],
  }
}
