import { major } from '#kit/money.ts'
import type { TicketDesign } from '#games/tickets.ts'

/** A series that a test can sell out: 40 tickets at 1,000.00, of which 9 win. */
export const smallTicket: TicketDesign = {
  code: 'TICKET_SMALL',
  game: 'ticket-small',
  edition: 1,
  theme: 'koi',
  name: { en: 'Small', vi: 'Nhỏ' },
  series: {
    size: 40,
    prizes: [
      { times: 20, count: 1 },
      { times: 5, count: 2 },
      { times: 1, count: 6 },
    ],
  },
  prices: { VND: major(1_000), FUN: major(1) },
}
