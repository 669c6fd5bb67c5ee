import * as z from 'zod/mini'
import { currency, instant, money, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { shownSeries } from './member.ts'

const params = z.strictObject({ design: z.string().check(z.maxLength(30)) })
const body = z.strictObject({ reason: words(500, 4) })
const done = z.object({ done: z.literal(true) })

const series = z.extend(shownSeries, {
  /** Sold and not scratched yet. */
  waiting: z.int(),
  closedReason: z.nullable(z.string()),
  money: z.array(z.object({ currency, sales: money, wins: money })),
})

export const ticketsOffice = defineContract('ticketsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/tickets',
    audience: 'operator',
    permission: 'tickets.see',
    summary:
      'Lists the designs of instant tickets with the progress, prizes and money of their newest series.',
    reply: z.object({
      now: instant,
      designs: z.array(
        z.object({ code: z.string(), name: z.string(), isOpen: z.boolean(), series: z.array(series) }),
      ),
    }),
  },
  open: {
    method: 'POST',
    path: '/office/api/tickets/:design/open',
    audience: 'operator',
    permission: 'tickets.change',
    summary: 'Puts a design on sale: its series opens, or the printed one. A second operator confirms it.',
    params,
    body,
    reply: done,
    refusals: { 'tickets.unknownDesign': null, 'tickets.alreadyOpen': null, 'tickets.notPrinted': null },
  },
  pause: {
    method: 'POST',
    path: '/office/api/tickets/:design/pause',
    audience: 'operator',
    permission: 'tickets.change',
    summary:
      'Pauses the sale of a design; its series stays as it is. Tickets that are sold can be scratched.',
    params,
    body,
    reply: done,
    refusals: { 'tickets.unknownDesign': null, 'tickets.notOnSale': null },
  },
  close: {
    method: 'POST',
    path: '/office/api/tickets/:design/close',
    audience: 'operator',
    permission: 'tickets.change',
    summary:
      'Closes the series on sale before it is sold out, and the sale. A second operator confirms it; the record is public.',
    params,
    body,
    reply: done,
    refusals: { 'tickets.unknownDesign': null, 'tickets.notOnSale': null },
  },
})
