/** The sportsbook in component tests: a server with three events, a member, and the page with a slip, usually an empty one. */
import { answerMember, answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer, type FakeServer } from '#contract/testing/fake-server.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { sports } from '#features/sport/events/contract.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { beginSession } from '#ui/api/session.ts'
import { navigate } from '#ui/route/place.ts'
import { DESKTOP } from '#ui/testing/barriers.ts'
import { sportBets } from '../contract.ts'
import { emptySlip, type Slip } from '../rules/picks.ts'
import { Sportsbook } from '../site/sportsbook.tsx'
import { changeSlip, openSlip } from '../site/state/slip-store.ts'
import type { BoardRow, Quote } from '../site/types.ts'
import { eventOf, idOf, inPlay, rowOf } from './fixtures.ts'

export const quoteOf = (legs: number, more: Partial<Quote> = {}): Quote => ({
  legs: Array.from({ length: legs }, (_, at) => ({
    event: idOf(at + 1),
    price: 21_000,
    epoch: 1,
    problem: null,
  })),
  lines: 1,
  odds: '4.4100',
  potential: null,
  most: { stake: 5_000_000_000n, reason: 'return', why: null },
  traderSeconds: 0,
  least: 100_000_000n,
  freeBet: null,
  campaigns: null,
  delaySeconds: 0,
  ...more,
})

export function book(rows: readonly BoardRow[] = [rowOf(1, inPlay), rowOf(2), rowOf(3)]): FakeServer {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sports, 'overview', {
    now: new Date(),
    sports: [
      {
        sport: 'football',
        category: 'SPORTS',
        live: 1,
        today: 2,
        coming: 3,
        leagues: [{ league: eventOf(1).league, live: 1, coming: 3 }],
      },
    ],
  })
  server.on(sportPrices, 'board', { now: new Date(), rows: [...rows], next: null })
  server.on(sportPrices, 'books', { now: new Date(), books: [] })
  server.on(sportBets, 'quote', ({ body }) => quoteOf(body.legs.length))
  return server
}

export async function show(
  server: FakeServer,
  search: Record<string, string> = {},
  size = DESKTOP,
  slip: Slip = emptySlip,
) {
  changeSlip(() => slip)
  // files share the modules: another test may have opened it, and a phone's sheet would cover the board
  openSlip(false)
  await navigate({ to: '/sports', search })
  return renderPanel(server, <Sportsbook category="SPORTS" />, { size })
}

export async function asMember(server: FakeServer): Promise<FakeServer> {
  answerMember(server)
  beginSession('t'.repeat(43))
  server.on(wallet, 'balance', {
    sumBalance: 50_000_000_000n,
    held: 0n,
    currency: 'VND',
    bonus: null,
    wallets: [],
  })
  server.on(sports, 'favourites', { events: [], leagues: [], sides: [] })
  server.on(sportBets, 'slip', { slip: null, version: 0 })
  server.on(sportBets, 'saveSlip', ({ body }) => ({ version: body.version + 1 }))
  server.on(sportBets, 'preferences', {
    format: 'decimal',
    policy: 'none',
    zone: null,
    quick: [500_000_000n],
  })
  server.on(sportBets, 'offers', { now: new Date(), offers: [] })
  server.on(sportBets, 'mine', { now: new Date(), bets: [], next: null })
  return server
}
