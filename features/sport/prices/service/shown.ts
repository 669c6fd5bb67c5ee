import type * as z from 'zod/mini'
import { placeTerms } from '#game-kit/sports/multiples/each-way.ts'
import type { PricedOffer } from '#game-kit/sports/books/book.ts'
import type { EventRow } from '#features/sport/events/public.ts'
import type { book } from '../contract.ts'
import { stoppedMarkets, type StopAsked } from '../rules/stops.ts'
import type { MainRow } from '../store/books.ts'
import { bookState } from './state.ts'

export type ShownBook = z.output<typeof book>

/** Seconds between a bet in play and its acceptance: what happened on the pitch arrives first. */
export const DELAY_SECONDS = 5

/** A book as the contract shows it, without the model's chances. */
export function shownBook(
  event: EventRow,
  { version, at }: Pick<MainRow, 'version' | 'at'>,
  { offers, stops }: { readonly offers: readonly PricedOffer[]; readonly stops: readonly StopAsked[] },
): ShownBook {
  const { state, why } = bookState(event)
  const stopped = stoppedMarkets(stops, event.id)
  const isAll = stops.some(({ scope }) => scope === 'everything')
  return {
    event: event.id,
    version,
    epoch: event.epoch,
    state,
    why: why === 'trader' && isAll ? 'everything' : why,
    at,
    delaySeconds: event.state === 'live' ? DELAY_SECONDS : 0,
    placeTerms: event.runners && event.kind === 'match' ? placeTerms(event.runners.length, false) : null,
    mayCombine: event.sport === 'football' && event.kind === 'match',
    offers: offers.map(({ market, period, line, outcomes }) => ({
      market,
      period,
      line,
      isSuspended: stopped.has(`${market}|${period}`),
      outcomes: outcomes.map(({ outcome, price }) => ({ outcome, price })),
    })),
  }
}
