import type { Given, Refusal, Reply } from '#contract/route.ts'
import { nonRunnerScale } from '#game-kit/sports/others/race.ts'
import { eventById, eventRows, eventsByIds, notOffered, shownEvents } from '#features/sport/events/public.ts'
import type { App } from '#server/app.ts'
import type { Merchant } from '#server/call.ts'
import { createCache } from '#server/cache.ts'
import type { sportPrices } from '../contract.ts'
import { keyOf, LISTED_LINES, mainOf } from '../rules/offers.ts'
import { publishedRules, publishedTerms } from '../rules/published.ts'
import { bookOf, booksOf, mainBooksOf, pointsOf, type MainRow } from '../store/books.ts'
import { listStops } from '../store/stops.ts'
import { shownBook, type ShownBook } from './shown.ts'

type Prices = typeof sportPrices

/** Boards are the same for all visitors; a bet is compared with the book itself. */
const CACHE_MS = 700
const MOST_POINTS = 200

export type Boards = {
  readonly board: (
    query: Given<Prices['board']>['query'],
    merchant: Merchant,
  ) => Promise<Reply<Prices['board']> | Refusal<Prices['board']>>
  readonly books: (query: Given<Prices['books']>['query']) => Promise<Reply<Prices['books']>>
}

export function createBoards(app: App): Boards {
  const keepBoard = createCache<Reply<Prices['board']> | Refusal<Prices['board']>>(CACHE_MS)
  const keepBooks = createCache<Reply<Prices['books']>>(CACHE_MS)
  return {
    board: async (query, merchant) => {
      const without = await notOffered(app, merchant.code)
      return keepBoard(JSON.stringify([merchant.timeZone, without, query]), () =>
        readBoard(app, query, merchant),
      )
    },
    books: (query) =>
      keepBooks(JSON.stringify([query.lines, query.events]), () =>
        readBooks(app, query.events.split(','), query.lines),
      ),
  }
}

type Lines = Given<Prices['books']>['query']['lines']

/** The main offers of events. Those with further lines are taken from the whole books, which are read for dense lists alone. */
async function listedOf(app: App, ids: readonly string[], lines: Lines): Promise<readonly MainRow[]> {
  if (lines === undefined) return mainBooksOf(app.db, ids)
  const books = await booksOf(app.db, ids)
  return books.map((book) => ({ ...book, main: mainOf(book.offers, LISTED_LINES) }))
}

async function readBoard(
  app: App,
  query: Given<Prices['board']>['query'],
  merchant: Merchant,
): Promise<Reply<Prices['board']> | Refusal<Prices['board']>> {
  const found = await eventRows(app, query, merchant)
  if (!found) return { refused: 'sports.zoneUnknown' }
  const ids = found.rows.map(({ id }) => id)
  const [events, books, stops] = await Promise.all([
    shownEvents(app.db, found.rows),
    listedOf(app, ids, query.lines),
    listStops(app.db),
  ])
  const bookAt = new Map(books.map((row) => [row.event, row]))
  return {
    now: app.clock.now(),
    rows: found.rows.map((row, at) => {
      const book = bookAt.get(row.id)
      return {
        event: events[at]!,
        book: book ? shownBook(row, book, { offers: book.main, stops }) : null,
        offers: book?.count ?? 0,
      }
    }),
    next: found.next,
  }
}

async function readBooks(app: App, ids: readonly string[], lines: Lines): Promise<Reply<Prices['books']>> {
  const [events, books, stops] = await Promise.all([
    eventsByIds(app.db, ids),
    listedOf(app, ids, lines),
    listStops(app.db),
  ])
  const eventAt = new Map(events.map((row) => [row.id, row]))
  const shown = books.flatMap((book): ShownBook[] => {
    const event = eventAt.get(book.event)
    return event ? [shownBook(event, book, { offers: book.main, stops })] : []
  })
  return { now: app.clock.now(), books: shown }
}

export async function readBook(
  app: App,
  id: string,
): Promise<Reply<Prices['book']> | Refusal<Prices['book']>> {
  const row = await eventById(app.db, id)
  if (!row) return { refused: 'sports.eventUnknown' }
  const [[event], book, stops] = await Promise.all([
    shownEvents(app.db, [row]),
    bookOf(app.db, id),
    listStops(app.db),
  ])
  if (!event) throw new Error(`sports: event ${id} is gone`)
  return {
    now: app.clock.now(),
    event,
    book: book ? shownBook(row, book, { offers: book.offers, stops }) : null,
  }
}

export async function readMoves(
  app: App,
  { params, query }: Given<Prices['moves']>,
): Promise<Reply<Prices['moves']> | Refusal<Prices['moves']>> {
  if (!(await eventById(app.db, params.event))) return { refused: 'sports.eventUnknown' }
  const key = keyOf({ ...query, line: query.line ?? 0 })
  const points = await pointsOf(app.db, params.event, key, MOST_POINTS)
  return { points: points.toReversed().map(({ at, price, cause }) => ({ at, price, why: whyOf(cause) })) }
}

/** Causes are kept as they were told: those of play are its periods. */
const whyOf = (cause: string) => (cause === 'trader' ? cause : cause === 'clock' ? 'model' : 'play')

export const rulesPage = (): Reply<Prices['rules']> => ({
  markets: publishedRules.map((market) => ({
    ...market,
    sports: [...market.sports],
    outcomes: [...market.outcomes],
    examples: market.examples.map((example) => ({ ...example, score: [example.score[0], example.score[1]] })),
  })),
  races: {
    terms: [...publishedTerms],
    deductions: nonRunnerScale.map(([upTo, hundredths]) => ({ upTo, hundredths })),
  },
})
