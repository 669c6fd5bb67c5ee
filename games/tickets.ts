import { major } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'
import type { TicketSeries } from '#game-kit/lottery/tickets/tickets.ts'

/**
 * The instant tickets of the studio: each design is printed in series of a fixed size with a fixed number of each prize. The RTP is what
 * the prizes add up to. A changed series is a new edition; series that were printed keep what they were published with.
 */
export interface TicketDesign {
  /** The `gameCode` of addresses and calls. */
  readonly code: string
  /** The game of its bets in records, limits and reports. */
  readonly game: string
  readonly edition: number
  /** Folder of its pictures below games/tickets/art, and the beginning of its series' labels in capitals. */
  readonly theme: string
  readonly name: { readonly en: string; readonly vi: string }
  readonly series: TicketSeries
  /** Price of a ticket by currency; it is not sold in others. */
  readonly prices: Readonly<Record<string, Minor>>
}

const half = major(1) / 2n

export const koiTicket: TicketDesign = {
  code: 'TICKET_KOI',
  game: 'ticket-koi',
  edition: 1,
  theme: 'koi',
  name: { en: 'Lucky Koi', vi: 'Cá Chép Phát Tài' },
  // 1,000 + 1,000 + 1,200 + 1,000 + 1,500 + 1,800 + 1,500 of 10,000: 90 %
  series: {
    size: 10_000,
    prizes: [
      { times: 500, count: 2 },
      { times: 100, count: 10 },
      { times: 20, count: 60 },
      { times: 10, count: 100 },
      { times: 5, count: 300 },
      { times: 2, count: 900 },
      { times: 1, count: 1_500 },
    ],
  },
  prices: { VND: major(10_000), USD: half, FUN: major(1) },
}

export const moonTicket: TicketDesign = {
  code: 'TICKET_MOON',
  game: 'ticket-moon',
  edition: 1,
  theme: 'moon',
  name: { en: 'Moon Festival', vi: 'Đêm Trăng Rằm' },
  // 2,000 + 2,000 + 2,000 + 2,400 + 3,000 + 4,000 + 3,000 of 20,000: 92 %
  series: {
    size: 20_000,
    prizes: [
      { times: 2_000, count: 1 },
      { times: 200, count: 10 },
      { times: 50, count: 40 },
      { times: 20, count: 120 },
      { times: 5, count: 600 },
      { times: 2, count: 2_000 },
      { times: 1, count: 3_000 },
    ],
  },
  prices: { VND: major(20_000), USD: major(1), FUN: major(2) },
}

export const harvestTicket: TicketDesign = {
  code: 'TICKET_HARVEST',
  game: 'ticket-harvest',
  edition: 1,
  theme: 'harvest',
  name: { en: 'Golden Harvest', vi: 'Mùa Vàng Bội Thu' },
  // 5,000 + 2,000 + 2,000 + 2,500 + 2,000 + 2,400 + 2,900 of 20,000: 94 %
  series: {
    size: 20_000,
    prizes: [
      { times: 5_000, count: 1 },
      { times: 500, count: 4 },
      { times: 100, count: 20 },
      { times: 25, count: 100 },
      { times: 10, count: 200 },
      { times: 4, count: 600 },
      { times: 2, count: 1_450 },
    ],
  },
  prices: { VND: major(50_000), USD: major(2), FUN: major(5) },
}

/** Every design, cheapest first. */
export const ticketDesigns: readonly TicketDesign[] = [koiTicket, moonTicket, harvestTicket]
