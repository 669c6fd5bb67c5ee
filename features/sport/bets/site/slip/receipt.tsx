import { CircleCheck, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { copyText } from '#ui/data/copy-text.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { toast } from '#ui/layer/toast.ts'
import { eventName, sidesOf, useSportNames } from '../../shown/names.ts'
import { useBetName } from '../../shown/bet-name.ts'
import { PendingBet } from '../mine/pending-bet.tsx'
import { LineStake } from '../parts/line-stake.tsx'
import { useOdds } from '../state/use-odds.ts'
import type { Bet, Quote } from '../types.ts'
import type { Placing } from './place/placing-store.ts'

type ReceiptProps = {
  readonly of: Placing
  readonly currency: Currency
  readonly isBusy: boolean
  /** Places a bet whose prices moved while it waited, at those of the quote. */
  readonly onPlaceAgain: (id: string, now: Quote) => void
  /** Keeps the selections on the slip for another bet. */
  readonly onAgain: () => void
  readonly onDone: () => void
}

/** What was accepted, with its number: the focus goes there, and it is announced. */
export function Receipt({ of, currency, isBusy, onPlaceAgain, onAgain, onDone }: ReceiptProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      {of.pending.map(({ id }) => (
        <PendingBet key={id} id={id} {...{ currency, isBusy }} onAgain={(now) => onPlaceAgain(id, now)}>
          {(bet) => <Accepted bet={bet} currency={currency} />}
        </PendingBet>
      ))}
      {of.bets.map((bet) => (
        <Accepted key={bet.id} bet={bet} currency={currency} />
      ))}
      <FormFailure error={of.failed[0]?.error ?? null} />
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" onClick={onAgain}>
          {t('sports.keepPicks')}
        </Button>
        <Button size="sm" look={of.pending.length > 0 ? 'outline' : 'primary'} onClick={onDone}>
          {t('sports.done')}
        </Button>
      </div>
    </div>
  )
}

function Accepted({ bet, currency }: { readonly bet: Bet; readonly currency: Currency }) {
  const { t, money } = useTexts()
  const name = useBetName()
  const odds = useOdds()
  const names = useSportNames()
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const share = async () => {
    const legs = bet.legs.map(({ event, selections, price }) => {
      const sides = sidesOf(event, names.label)
      const outcomes = names.outcomes(selections, sides)
      return `${outcomes} (${eventName(event, names.label)}) ${odds(price)}`
    })
    const text = [t('sports.shareTitle', { bet: name(bet) }), ...legs].join('\n')
    const url = `${location.origin}/sports?event=${bet.legs[0]?.event.id ?? ''}`
    if (typeof navigator.share === 'function')
      return void (await navigator.share({ text, url }).catch(() => undefined)) // closed without sharing
    const isCopied = await copyText(`${text}\n${url}`)
    if (isCopied) toast({ tone: 'good', title: t('sports.copied') })
  }
  return (
    <section className="grid gap-2 rounded-control bg-action-soft p-3" aria-label={bet.number}>
      <p className="flex items-center gap-2 font-bold">
        <CircleCheck size={18} aria-hidden className="text-action-text" />
        {t('sports.placed')}
        <Button size="xs" look="ghost" icon={Share2} className="ml-auto" onClick={() => void share()}>
          {t('sports.share')}
        </Button>
      </p>
      <p className="text-13">
        {name(bet)} · <span className="code">{bet.number}</span>
      </p>
      <ul className="grid gap-1 text-13">
        {bet.legs.map(({ event, selections, price, isBanker }, at) => {
          const sides = sidesOf(event, names.label)
          return (
            <li key={`${event.id} ${at}`} className="flex justify-between gap-3">
              <span className="min-w-0">
                <span className="font-medium">{names.outcomes(selections, sides)}</span>{' '}
                <span className="block text-12 text-muted">
                  {names.markets(selections, sides)} · {eventName(event, names.label)}
                </span>
                {isBanker && <span className="sb-tag">{t('sports.banker')}</span>}
              </span>
              <span className="num font-bold">{odds(price)}</span>
            </li>
          )
        })}
      </ul>
      <dl className="sb-sums">
        <LineStake stake={bet.stake} lines={bet.lines} currency={currency} />
        <dt>{t(bet.lines > 1 ? 'sports.totalStake' : 'sports.stake')}</dt>
        <dd className="num">{shown(bet.stake)}</dd>
        <dt>{t('sports.potential')}</dt>
        <dd className="num font-bold">{shown(bet.potential)}</dd>
      </dl>
      {bet.isFree && <p className="text-12 text-muted">{t('sports.isFree')}</p>}
    </section>
  )
}
