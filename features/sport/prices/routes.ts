import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sportPrices } from './contract.ts'
import type { sportPricesOffice } from './contract/office.ts'
import { bookForOffice, changePrices, listVersions, setExpected } from './service/office.ts'
import { createBoards, readBook, readMoves, rulesPage } from './service/read.ts'
import { resume, showStops, suspend } from './service/suspend.ts'

export function sportPricesRoutes(app: App): Handlers<typeof sportPrices> {
  const boards = createBoards(app)
  return {
    board: ({ query }, { merchant }) => boards.board(query, merchant),
    books: ({ query }) => boards.books(query),
    book: ({ params }) => readBook(app, params.event),
    moves: (input) => readMoves(app, input),
    rules: () => Promise.resolve(rulesPage()),
  }
}

export function sportPricesOfficeRoutes(app: App): Handlers<typeof sportPricesOffice> {
  return {
    book: ({ params }) => bookForOffice(app, params.event),
    price: (input, call) => changePrices(app, input, call),
    expect: (input, call) => setExpected(app, input, call),
    stops: () => showStops(app),
    suspend: (input, call) => suspend(app, input, call),
    resume: (input, call) => resume(app, input, call),
    history: (input) => listVersions(app, input),
  }
}
