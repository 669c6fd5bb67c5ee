import type { Reply } from '#contract/route.ts'
import type { sports } from '#features/sport/events/contract.ts'
import type { sportPrices } from '#features/sport/prices/contract.ts'
import type { sportBets } from '../contract.ts'

export type Board = Reply<(typeof sportPrices)['board']>
export type BoardRow = Board['rows'][number]
export type SportEvent = BoardRow['event']
export type Book = NonNullable<BoardRow['book']>
export type Offer = Book['offers'][number]
export type Overview = Reply<(typeof sports)['overview']>
export type EventDetails = Reply<(typeof sports)['event']>
export type Bet = NonNullable<Reply<(typeof sportBets)['place']>['bet']>
export type BetLeg = Bet['legs'][number]
export type Quote = Reply<(typeof sportBets)['quote']>
export type CashOutOffer = Reply<(typeof sportBets)['offers']>['offers'][number]
export type Category = 'SPORTS' | 'ESPORTS'
