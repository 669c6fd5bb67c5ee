import { ReceiptButton } from '#features/money/payments/site/receipt/receipt-button.tsx'
import type { Receipt as IdDocument } from '#features/money/payments/site/receipt/receipt.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { Matches } from '#features/money/p2p-payouts/site/matches.tsx'
import { ClockCard } from './clock-card.tsx'
import { Disputed, Receipt } from './receipt.tsx'
import { isUnderWay, stepsOf, toneOf, type Withdrawal } from './steps.ts'

export type ProgressProps = { readonly withdrawal: Withdrawal; readonly onNew: () => void }

/** One withdrawal in progress: the clock, its state, and the question whether it arrived. */
export function Progress({ withdrawal, onNew }: ProgressProps) {
  const texts = useTexts()
  const { t } = texts
  const { state, dueAt, paidAt, amount, currency, reference } = withdrawal
  const isLate = (paidAt?.getTime() ?? houseNow()) > dueAt.getTime()
  const isOver = state === 'failed' || state === 'rejected'
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isOver && state !== 'disputed' && <ClockCard withdrawal={withdrawal} />}
      {state === 'paid' && <Receipt withdrawal={withdrawal} />}
      {withdrawal.isMatched && <Matches withdrawal={withdrawal.id} />}
      {state === 'disputed' && <Disputed withdrawal={withdrawal} />}
      <section className="panel p-5">
        <header className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-16">{t('withdrawals.where')}</h2>
          {isUnderWay(state) && paidAt === null ? (
            <Status tone={isLate ? 'bad' : 'good'}>
              {t(isLate ? 'withdrawals.late' : 'withdrawals.onTime')}
            </Status>
          ) : (
            <Status tone={toneOf(state)}>{t(`withdrawals.state.${state}`)}</Status>
          )}
        </header>
        {isOver && (
          <div className="mb-4">
            <Amount
              amount={amount}
              currency={currency}
              className="block text-22 font-semibold tracking-tight"
            />
            <Copyable text={reference} what={t('withdrawals.reference')} className="num text-12 text-faint" />
          </div>
        )}
        <Timeline label={t('withdrawals.where')} steps={stepsOf(texts, withdrawal)} />
      </section>
      {(state === 'paid' || state === 'received') && <ReceiptButton receipt={receiptOf(texts, withdrawal)} />}
      <Button look="outline" wide onClick={onNew}>
        {t('withdrawals.another')}
      </Button>
    </div>
  )
}

/** The receipt of a paid withdrawal. */
function receiptOf({ t, money, date }: Texts, withdrawal: Withdrawal): IdDocument {
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
