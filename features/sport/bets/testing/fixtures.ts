import type { BoardRow, Bet, Book, SportEvent } from '../site/types.ts'

/** Data of the sportsbook for component tests. */
const HOUR_MS = 60 * 60_000

export const idOf = (nth: number): string => `019ab000-0000-7000-8000-${nth.toString().padStart(12, '0')}`

const sideOf = (name: string) => ({
  key: name.toLowerCase().replaceAll(' ', '-'),
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#1f4e9e', '#ffffff'] satisfies [string, string],
  country: null,
})

export function eventOf(nth: number, more: Partial<SportEvent> = {}): SportEvent {
  return {
    id: idOf(nth),
    sport: 'football',
    kind: 'match',
    league: { key: 'harbour', sport: 'football', name: 'Harbour League', country: null, isVirtual: true },
    label: 'Matchday 3',
    venue: null,
    startsAt: new Date(Date.now() + nth * HOUR_MS),
    state: 'scheduled',
    home: sideOf(`Home ${nth}`),
    away: sideOf(`Away ${nth}`),
    runners: [],
    places: null,
    live: null,
    version: 1,
    ...more,
  }
}

export const inPlay: Partial<SportEvent> = {
  state: 'live',
  live: {
    period: 'second',
    minute: 67,
    clockAt: new Date(),
    isRunning: true,
    score: [2, 1],
    counts: { full: [2, 1], first: [1, 1] },
    redCards: [0, 1],
  },
}

export function bookOf(nth: number, more: Partial<Book> = {}): Book {
  const offer = (market: string, line: number, outcomes: Readonly<Record<string, number>>) => ({
    market,
    period: 'full',
    line,
    isSuspended: false,
    outcomes: Object.entries(outcomes).map(([outcome, price]) => ({ outcome, price })),
  })
  return {
    event: idOf(nth),
    version: 1,
    epoch: 1,
    state: 'open',
    why: null,
    at: new Date(),
    delaySeconds: 0,
    placeTerms: null,
    mayCombine: true,
    offers: [
      offer('winner', 0, { home: 21_000, draw: 34_000, away: 36_000 }),
      offer('asianHandicap', -1, { home: 18_800, away: 20_000 }),
      offer('total', 10, { over: 19_500, under: 19_000 }),
      offer('bothScore', 0, { yes: 17_000, no: 21_500 }),
    ],
    ...more,
  }
}

export const rowOf = (nth: number, event: Partial<SportEvent> = {}, book: Partial<Book> = {}): BoardRow => ({
  event: eventOf(nth, event),
  book: bookOf(nth, book),
  offers: 44,
})

export function betOf(more: Partial<Bet> = {}): Bet {
  return {
    id: idOf(900),
    number: 'B-00000900',
    state: 'open',
    category: 'SPORTS',
    sizes: [2],
    isEachWay: false,
    lines: 1,
    stake: 1_000_000_000n,
    isFree: false,
    cashedOut: 0n,
    running: 1_000_000_000n,
    potential: 4_410_000_000n,
    returned: 0n,
    legs: [1, 2].map((nth) => ({
      event: eventOf(nth, nth === 1 ? inPlay : {}),
      selections: [{ market: 'winner', period: 'full', line: 0, outcome: 'home' }],
      price: 21_000,
      isBanker: false,
      scoreAtBet: nth === 1 ? [0, 0] : null,
      state: 'open',
      settledBy: null,
      fair: 0.5,
    })),
    settlement: 0,
    placedAt: new Date(),
    settledAt: null,
    editedTo: null,
    mayEdit: false,
    autoCashOut: null,
    boost: null,
    earlyLead: null,
    ...more,
  }
}
