import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { nameOf } from '../../rules/picks.ts'
import type { Asked } from '../../rules/slip.ts'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import { togglePick, useSlip } from '../state/slip-store.ts'
import { useMove } from '../state/use-move.ts'
import { useIsNegative, useOdds } from '../state/use-odds.ts'
import type { Book, Offer, SportEvent } from '../types.ts'

type PriceButtonProps = {
  readonly event: SportEvent
  readonly book: Book
  readonly offer: Offer
  readonly outcome: Offer['outcomes'][number]
  /** The text in the button above or beside its price; none in boards, whose columns say it. */
  readonly label?: string
}

/** What the slip keeps of an event and of the runners that were picked, in no language: `useSportNames().picked` reads it. */
export function pickedOf(event: SportEvent, outcome: string, terms: Book['placeTerms']) {
  const { home, away, runners } = sidesOf(event, (label) => label)
  const names = Object.fromEntries(outcome.split('-').map((number) => [number, runners?.[number] ?? number]))
  return { home, away, ...(runners ? { race: { terms, names, label: event.label } } : {}) }
}

/** An outcome with its price: pressed, it goes onto the slip or leaves it. A movement is an arrow and a word, not only a colour. */
export function PriceButton({ event, book, offer, outcome, label }: PriceButtonProps) {
  const { t } = useTexts()
  const odds = useOdds()
  const isNegative = useIsNegative()
  const names = useSportNames()
  const move = useMove(outcome.price)
  const { market, period, line } = offer
  const selection: Asked = { market, period, line, outcome: outcome.outcome }
  const isPicked = useSlip(({ slip }) => {
    const name = nameOf({ event: event.id, selection })
    return slip.picks.some((pick) => nameOf(pick) === name)
  })
  const sides = sidesOf(event, names.label)
  const isShut = book.state !== 'open' || offer.isSuspended
  const spoken = `${names.market(selection, sides)}: ${names.outcome(selection, sides)}`
  const toggle = () =>
    togglePick({
      event: event.id,
      selection,
      price: outcome.price,
      epoch: book.epoch,
      isBanker: false,
      sport: event.sport,
      ...pickedOf(event, outcome.outcome, book.placeTerms),
      league: event.league.name,
      startsAt: event.startsAt.toISOString(),
    })
  return (
    <button
      type="button"
      className="sb-price"
      data-move={move ?? undefined}
      data-labelled={label === undefined ? undefined : ''}
      aria-pressed={isPicked}
      // a picked outcome can be taken off the slip while it is suspended
      disabled={isShut && !isPicked}
      aria-label={
        isShut ? t('sports.suspendedOutcome', { outcome: spoken }) : `${spoken}, ${odds(outcome.price)}`
      }
      onClick={toggle}
    >
      {label !== undefined && <span className="sb-price-label">{label}</span>}
      {isShut ? (
        <Lock size={14} aria-hidden className="text-faint" />
      ) : (
        <span className="num sb-price-odds" data-negative={isNegative(outcome.price) ? '' : undefined}>
          {move === 'up' && <ArrowUp size={12} aria-hidden className="sb-up" />}
          {move === 'down' && <ArrowDown size={12} aria-hidden className="sb-down" />}
          {odds(outcome.price)}
        </span>
      )}
    </button>
  )
}
