import { useCallback, useEffect, useRef, useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { celebration } from '#game-kit/scene/celebration.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { tickets } from '../../contract/member.ts'
import { ScratchCard } from '../card/scratch-card.tsx'
import { ticketSound } from '../sound.ts'
import type { Design, Ticket } from '../words.ts'
import { BuyBox } from './buy-box.tsx'
import { PrizeTable } from './prize-table.tsx'

type PlayProps = {
  readonly design: Design
  readonly currency: Currency
  readonly ticket: Ticket | null
  readonly onTicket: (ticket: Ticket | null) => void
}

/** The ticket at hand beside its prizes; bought tickets are scratched one after the other. */
export function PlayPart({ design, currency, ticket, onTicket }: PlayProps) {
  const isMember = useIsMember()
  const api = useApi(tickets)
  const { balance } = useApi(wallet)
  const waiting = useApiQuery(api.mine, { query: { state: 'waiting', limit: 100 } }, { enabled: isMember })
  const scratch = useApiMutation(api.scratch, { invalidates: [api.mine, balance] })
  const [isDone, setDone] = useState(false)
  const own = (waiting.data?.list ?? []).filter((each) => each.design === design.code)
  const next = own.findLast((each) => each.id !== ticket?.id) ?? null
  useEffect(() => {
    if (!ticket && next) onTicket(next)
  }, [ticket, next, onTicket])
  const { mutateAsync } = scratch
  // the ticket that the server has been asked about: a stroke touches the layer many times
  const sent = useRef<string | null>(null)
  const id = ticket?.fields ? null : (ticket?.id ?? null)
  const ask = useCallback(() => {
    if (id === null || sent.current === id) return
    sent.current = id
    mutateAsync({ params: { id } }).then(onTicket, () => {
      sent.current = null // shown below the card; the next touch tries again
    })
  }, [id, mutateAsync, onTicket])
  const done = useCallback(() => {
    setDone(true)
    if (!ticket) return
    const tier = celebration(ticket.price, ticket.win ?? 0n)
    if (tier === 'win') ticketSound('win')
    else if (tier !== 'nothing' && tier !== 'returned') ticketSound('big')
  }, [ticket])
  const take = (chosen: Ticket | null) => {
    setDone(false)
    scratch.reset()
    onTicket(chosen)
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,440px)_minmax(0,1fr)] md:gap-6">
      <div className="grid gap-3">
        <ScratchCard
          key={ticket?.id ?? 'sample'}
          theme={design.theme}
          name={design.name}
          currency={currency}
          ticket={ticket}
          onTouch={ask}
          onDone={done}
        />
        {scratch.error && <Failure error={scratch.error} onRetry={ask} />}
        <Outcome
          ticket={isDone ? ticket : null}
          currency={currency}
          {...(isDone && next ? { onNext: () => take(next) } : {})}
        />
      </div>
      <div className="grid gap-4">
        <BuyBox
          design={design}
          currency={currency}
          waiting={own.length}
          onBought={(bought) => (!ticket || isDone ? take(bought) : undefined)}
        />
        <PrizeTable design={design} currency={currency} />
      </div>
    </div>
  )
}

type OutcomeProps = {
  readonly ticket: Ticket | null
  readonly currency: Currency
  readonly onNext?: () => void
}

/** What a scratched ticket has paid; a return up to the price is told, not celebrated. */
function Outcome({ ticket, currency, onNext }: OutcomeProps) {
  const { t, money } = useTexts()
  const win = ticket?.win ?? 0n
  const sum = money(win, currency, { symbol: true })
  const isWin = ticket !== null && win > ticket.price
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {ticket && (
        <Notice tone={isWin ? 'good' : 'info'}>
          {isWin ? t('tickets.won', { sum }) : win > 0n ? t('tickets.returned', { sum }) : t('tickets.lost')}
        </Notice>
      )}
      {ticket && onNext && (
        <Button look="primary" onClick={onNext}>
          {t('tickets.next')}
        </Button>
      )}
    </div>
  )
}
