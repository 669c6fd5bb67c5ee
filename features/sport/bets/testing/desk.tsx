/** The sports desk in component tests: a server with one event, in play unless said otherwise, and its drawer. */
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer, type FakeServer } from '#contract/testing/fake-server.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { EventsTab } from '../office/events-tab.tsx'
import { bookOf, eventOf, idOf, inPlay } from './fixtures.ts'

export function desk(
  more: Parameters<typeof eventOf>[1] = inPlay,
  incidents: readonly object[] = [],
): FakeServer {
  const server = fakeServer()
  const event = eventOf(1, more)
  server.on(sportsOffice, 'events', { now: new Date(), events: [event], next: null })
  server.on(sportsOffice, 'event', {
    event,
    incidents: incidents.map((one, at) => ({
      no: at + 1,
      kind: 'goal',
      side: 'home' as const,
      minute: 12,
      who: null,
      score: [1, 0] as [number, number],
      at: new Date(),
      isVoid: false,
      ...one,
    })),
    results: [],
    source: 'import',
    isStopped: false,
    epoch: 1,
  })
  server.on(sportPricesOffice, 'book', {
    book: bookOf(1),
    fair: [],
    pricing: { expected: [1.4, 1.1], shift: [0, 0], margin: 0.05, margins: {}, source: 'form' },
  })
  server.on(sportsOffice, 'addIncident', { event })
  server.on(sportsOffice, 'changeState', { done: true })
  return server
}

export const openEvent = (server: FakeServer) =>
  renderPanel(server, <EventsTab filter={{ event: idOf(1) }} onFilter={() => undefined} may={() => true} />)
