import { seriesOf } from '#game-kit/lottery/tickets/proof.ts'
import type { App } from '#server/app.ts'
import type { SeriesRow } from '../store/series.ts'
import type { TicketRow } from '../store/tickets.ts'
import { ticketIn } from './print.ts'

/** A ticket for its owner: what is under the scratch layer only once it is scratched. */
export function shownTicket(app: App, ticket: TicketRow, series: SeriesRow) {
  const { id, number, price, boughtAt, prize, win, scratchedAt, isExpired } = ticket
  const fields = scratchedAt === null ? null : [...ticketIn(app, series, number).fields]
  return {
    id,
    design: series.design,
    label: series.label,
    number,
    price,
    boughtAt,
    scratchedAt,
    isExpired,
    prize,
    win,
    fields,
    times: seriesOf(series.config)?.prizes.map(({ times }) => times) ?? [],
  }
}
