import { TriangleAlert } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useSteady } from '../slip/use-accept.ts'
import type { Quote } from '../types.ts'
import { PendingLegs, type Pending } from './pending-legs.tsx'

type MovedBetProps = {
  readonly pending: Pending
  readonly now: Quote
  readonly currency: Currency
  readonly isBusy: boolean
  /** Places it again at the prices that are shown; undefined: it can't be from here. */
  readonly onAgain?: ((now: Quote) => void) | undefined
}

/** A bet that was not placed because its prices or its match moved on while it waited: its prices now, to be agreed to with one press. */
export function MovedBet({ pending, now, currency, isBusy, onAgain }: MovedBetProps) {
  const { t, money } = useTexts()
  const { legs, stake } = pending
  const isSteady = useSteady(now.legs)
  const isOffered = now.legs.every(({ price }) => price !== null)
  const hasNewPrice = now.legs.some(
    ({ event, price }) => price !== null && price !== legs.find((leg) => leg.event === event)?.price,
  )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-control bg-warning-soft p-3 text-13">
      <p className="flex gap-2 font-medium">
        <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
        <span>
          {t('sports.notPlaced')}{' '}
          {t(hasNewPrice ? 'sports.problem.moved' : isOffered ? 'sports.gameMoved' : 'sports.notOfferedNow')}
        </span>
      </p>
      <PendingLegs legs={legs} now={now} />
      {onAgain && (
        <Button
          size="sm"
          look="primary"
          wide
          busy={isBusy}
          disabled={!isOffered || !isSteady}
          onClick={() => onAgain(now)}
        >
          {t('sports.acceptAndPlace', { total: money(stake, currency, { symbol: true }) })}
        </Button>
      )}
    </section>
  )
}
