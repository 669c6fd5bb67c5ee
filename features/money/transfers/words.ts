import type { Reply } from '#contract/route.ts'
import type { Receipt, Say } from '#features/money/payments/words.ts'
import type { transfers } from './contract.ts'

/** A transfer's receipt: sender, receiver and amount (CSH-04). */
export function receiptOf({ t, money, date }: Say, sent: Reply<typeof transfers.send>): Receipt {
  return {
    title: t('receipt.transfer'),
    reference: sent.reference,
    state: t('transfers.state.done'),
    total: { name: t('transfers.amount'), value: money(sent.amount, sent.currency, { symbol: true }) },
    lines: [
      { key: 'from', name: t('transfers.from'), value: sent.sender },
      { key: 'to', name: t('transfers.toWhom'), value: sent.receiver },
      { key: 'at', name: t('transfers.at'), value: date(sent.at, 'minute') },
    ],
  }
}
