import { ReceiptButton } from '#features/money/payments/site/receipt/receipt-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { houseNow } from '#ui/api/server-clock.ts'
import { Matches } from '#features/money/p2p-payouts/site/matches.tsx'
import { withdrawals } from '../contract/member.ts'
import { receiptOf } from '../words.ts'
import { ClockCard } from './clock-card.tsx'
import { Disputed, Receipt } from './receipt.tsx'
import { isUnderWay, stepsOf, toneOf, type Withdrawal } from './steps.ts'

export type ProgressProps = { readonly withdrawal: Withdrawal; readonly onNew: () => void }

/** One withdrawal in progress: the clock, its state, and the question whether it arrived. */
export function Progress({ withdrawal, onNew }: ProgressProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(withdrawals)
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
      {(state === 'paid' || state === 'received') && (
        <ReceiptButton
          receipt={receiptOf(texts, withdrawal)}
          pdf={() => api.receiptPdf({ params: { id: withdrawal.id } })}
        />
      )}
      <Button look="outline" wide onClick={onNew}>
        {t('withdrawals.another')}
      </Button>
    </div>
  )
}
