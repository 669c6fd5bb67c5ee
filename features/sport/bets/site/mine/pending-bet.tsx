import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { refusalValues } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { sportBets } from '../../contract.ts'
import { rejectWhys } from '../../rules/desk/referable.ts'
import type { Bet, Quote } from '../types.ts'
import { MovedBet } from './moved-bet.tsx'
import { PendingLegs, type Pending } from './pending-legs.tsx'

const POLL_MS = 1_000

/** A bet that waits for its delay in play or for a trader, until it is known what became of it. */
export function PendingBet({
  id,
  currency,
  isBusy = false,
  onAgain,
  children,
}: {
  readonly id: string
  readonly currency: Currency
  readonly isBusy?: boolean
  /** Places it again at the prices of the quote, which moved while it waited. */
  readonly onAgain?: (now: Quote) => void
  /** How the accepted bet is shown. */
  readonly children: (bet: Bet) => ReactNode
}) {
  const { t, money } = useTexts()
  const api = useApi(sportBets)
  const { data } = useApiQuery(api.pending, { params: { pending: id } }, { everyMs: POLL_MS, staleMs: 0 })
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  if (data?.state === 'accepted' && data.bet)
    return (
      <>
        {data.bet.stake < data.stake && (
          <Notice tone="info">
            {t('sports.inPart', { stake: shown(data.bet.stake), asked: shown(data.stake) })}
          </Notice>
        )}
        {children(data.bet)}
      </>
    )
  if (data?.state === 'refused' && data.requote)
    return <MovedBet pending={data} now={data.requote} {...{ currency, isBusy, onAgain }} />
  if (data?.state === 'refused') return <NotPlaced pending={data} />
  if (data?.state === 'referred') return <AtTrader pending={data} currency={currency} />
  return (
    <p className="flex items-center gap-2 rounded-control bg-info-soft p-3 text-13">
      <Hourglass size={16} aria-hidden />
      {t('sports.accepting')}
    </p>
  )
}

function NotPlaced({ pending: { refusal: no } }: { readonly pending: Pending }) {
  const { t, refusal } = useTexts()
  const detail: unknown = no?.detail
  const given = typeof detail === 'object' && detail !== null && 'why' in detail ? detail.why : null
  const why = rejectWhys.find((each) => each === given)
  return (
    <Notice tone="warning">
      {t('sports.notPlaced')} {no ? refusal(no.code, refusalValues(no)) : ''}{' '}
      {why && t(`sports.rejectWhy.${why}`)}
    </Notice>
  )
}

/** A bet that waits for a trader: what was asked, the time that is left, and the way back. */
export function AtTrader({
  pending: { id, stake, until, legs },
  currency,
}: {
  readonly pending: Pick<Pending, 'id' | 'stake' | 'until' | 'legs'>
  readonly currency: Currency
}) {
  const { t, money } = useTexts()
  const api = useApi(sportBets)
  const withdraw = useApiMutation(api.withdraw, { invalidates: [api.pending, api.waiting] })
  return (
    <section className="grid gap-2 rounded-control bg-info-soft p-3 text-13" aria-label={t('sports.waiting')}>
      <p className="flex items-center gap-2 font-medium">
        <Hourglass size={16} aria-hidden className="shrink-0" />
        {t('sports.traderWaits', { stake: money(stake, currency, { symbol: true }) })}
      </p>
      <PendingLegs legs={legs} />
      <p className="flex flex-wrap items-center gap-x-3">
        {until && (
          <span className="text-12 text-muted">
            {t('sports.traderLeft')} <Countdown until={until} className="num font-bold text-text" />
          </span>
        )}
        <Button
          size="sm"
          look="quiet"
          className="ml-auto"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { pending: id } })}
        >
          {t('sports.withdrawBet')}
        </Button>
      </p>
      <FormFailure error={withdraw.error} />
    </section>
  )
}
