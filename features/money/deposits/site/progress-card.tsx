import { ExternalLink, Gamepad2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ReceiptButton } from '#features/money/payments/site/receipt/receipt-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { houseNow } from '#ui/api/server-clock.ts'
import { Notice } from '#ui/state/notice.tsx'
import { deposits } from '../contract/member.ts'
import { receiptOf } from '../words.ts'
import { useIsOver } from './use-is-over.ts'
import { isDone, isOpen, leadsAway, stepsOf, toneOf, type Deposit } from './steps.ts'

export type ProgressCardProps = { readonly deposit: Deposit; readonly onNew: () => void }

/** One deposit in progress; it updates automatically, and announces the credit. */
export function ProgressCard({ deposit, onNew }: ProgressCardProps) {
  const texts = useTexts()
  const { t, money, date } = texts
  const api = useApi(deposits)
  const { pathname } = usePlace()
  const { state, reference, amount, fee, currency, credited, payUrl, expiresAt, coin } = deposit
  /** Crypto in progress is paid; only confirmations are pending. */
  const isSeen = isOpen(state) && Boolean(coin?.seenAt)
  useArrival(deposit, t('deposits.done', { amount: money(credited, currency, { symbol: true }) }))
  const isOver = useIsOver(isOpen(state) ? expiresAt : null)
  const minutes = Math.max(0, Math.ceil((expiresAt.getTime() - houseNow()) / 60_000))
  return (
    <section className="panel grid gap-4 p-5" aria-label={t('deposits.inProgress')}>
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-16">{isOpen(state) ? t('deposits.inProgress') : deposit.methodName}</h2>
        {isSeen ? (
          <Status tone="info">{t('deposits.step.coinSeen')}</Status>
        ) : (
          <Status tone={toneOf(state)}>{t(`deposits.state.${state}`)}</Status>
        )}
      </header>
      <div>
        <Amount amount={amount} currency={currency} className="block text-22 font-semibold tracking-tight" />
        <Copyable text={reference} what={t('deposits.copyReference')} className="num text-12 text-faint" />
      </div>
      {fee > 0n && (
        <Facts
          facts={[
            { key: 'fee', name: t('deposits.fee'), value: <Amount amount={fee} currency={currency} /> },
            {
              key: 'added',
              name: t('deposits.added'),
              value: <Amount amount={isDone(state) ? credited : amount - fee} currency={currency} />,
              total: true,
            },
          ]}
        />
      )}
      {payUrl && !isSeen && isOver && <Notice tone="info">{t('deposits.timeOver')}</Notice>}
      {payUrl && !isSeen && !isOver && (
        <div className="grid gap-2">
          <a
            href={payUrl}
            className={buttonClass({ look: leadsAway(deposit) ? 'primary' : 'outline', wide: true })}
          >
            {t(leadsAway(deposit) ? 'deposits.payNow' : 'deposits.payThere')}
            <ExternalLink size={16} aria-hidden />
          </a>
          <p className="num text-12 text-faint">
            {t('deposits.expires', { minutes, at: date(expiresAt, 'clock') })}
          </p>
          {leadsAway(deposit) && <p className="text-12 text-faint">{t('deposits.paidAlready')}</p>}
        </div>
      )}
      {state === 'created' && <p className="text-12 text-muted">{t('deposits.waitingForPage')}</p>}
      <Timeline label={t('deposits.inProgress')} steps={stepsOf(texts, deposit)} />
      {isDone(state) && (
        <ReceiptButton
          receipt={receiptOf(texts, deposit)}
          pdf={() => api.receiptPdf({ params: { id: deposit.id } })}
        />
      )}
      {isDone(state) && (
        <Button wide look="primary" icon={Gamepad2} onClick={closeCentre}>
          {t(pathname === '/game' ? 'deposits.backToGame' : 'deposits.toGames')}
        </Button>
      )}
      <Button wide look={isOpen(state) ? 'ghost' : 'quiet'} onClick={onNew}>
        {t(isOpen(state) || isDone(state) ? 'deposits.new' : 'deposits.again')}
      </Button>
    </section>
  )
}

/** Back to the page below the member centre: the games, or the game that was left for a deposit. */
function closeCentre(): void {
  void navigate({
    to: '.',
    search: ({ member: _, deposit: __, ...others }) => others,
    resetScroll: false,
  })
}

/** Announces once that an open deposit was credited. */
function useArrival({ id, state }: Deposit, words: string): void {
  const before = useRef({ id, state })
  useEffect(() => {
    const was = before.current
    before.current = { id, state }
    if (was.id === id && !isDone(was.state) && isDone(state)) toast({ tone: 'good', title: words })
  }, [id, state, words])
}
