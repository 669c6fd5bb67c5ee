import * as z from 'zod/mini'
import { currency, instant, money, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { MOST_TICKETS_AT_ONCE } from '../rules/tickets.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const design = z.string().check(z.regex(/^[A-Z0-9_]{2,30}$/))
const label = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/))

/** A prize: what it pays in prices of a ticket, how many were printed, and how many of them are found. */
const prize = z.object({ times: z.int(), count: z.int(), found: z.int() })

/** A series as anyone may see it. */
export const shownSeries = z.object({
  label: z.string(),
  size: z.int(),
  sold: z.int(),
  state: z.enum(['printed', 'open', 'closed', 'revealed']),
  /** Highest first. */
  prizes: z.array(prize),
  configHash: hash,
  /** SHA-256 of the seed, published before the first sale. */
  commitment: hash,
  /** SHA-256 over the hashes of all tickets, published before the first sale. */
  seriesHash: hash,
  printedAt: instant,
  openedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  revealedAt: z.nullable(instant),
  /** Closed by the operator before it was sold out. */
  isWithdrawn: z.boolean(),
  /** Once every sold ticket is scratched. */
  seed: z.nullable(hash),
})

const ticket = z.object({
  id: uuid,
  design: z.string(),
  label: z.string(),
  number: z.int(),
  price: money,
  boughtAt: instant,
  scratchedAt: z.nullable(instant),
  /** Scratched by the system because its time was over. */
  isExpired: z.boolean(),
  /** Index of its prize, 255 for none; null until it is scratched. */
  prize: z.nullable(z.int()),
  win: z.nullable(money),
  /** The nine fields as indexes of prizes; null until it is scratched. */
  fields: z.nullable(z.array(z.int())),
  /** What the prizes pay in prices of a ticket, by index. */
  times: z.array(z.int()),
})

const record = { label: z.string(), config: z.unknown(), configHash: hash, seriesHash: hash }

export const tickets = defineContract('tickets', {
  list: {
    method: 'GET',
    path: '/api/tickets',
    audience: 'anyone',
    summary: 'Lists the instant tickets with the series on sale: prizes printed, prizes found, tickets sold.',
    reply: z.object({
      currency,
      list: z.array(
        z.object({
          code: z.string(),
          game: z.string(),
          theme: z.string(),
          name: z.string(),
          /** Null: not sold in this currency. */
          price: z.nullable(money),
          rtpText: z.nullable(z.string()),
          /** Null: not on sale. */
          series: z.nullable(shownSeries),
        }),
      ),
    }),
  },
  series: {
    method: 'GET',
    path: '/api/tickets/designs/:design/series',
    audience: 'anyone',
    summary: 'Lists the newest series of an instant ticket, the one that is printed next included.',
    params: z.strictObject({ design }),
    reply: z.object({ list: z.array(shownSeries) }),
    refusals: { 'tickets.unknownDesign': null },
  },
  buy: {
    method: 'POST',
    path: '/api/tickets',
    audience: 'member',
    terms: true,
    idempotent: true,
    summary: 'Buys the next tickets of the series on sale; what is under the scratch layer is not told yet.',
    body: z.strictObject({ design, count: z.optional(whole(1, MOST_TICKETS_AT_ONCE)) }),
    reply: z.object({
      tickets: z.array(z.object({ id: uuid, label: z.string(), number: z.int(), price: money })),
      balance: money,
    }),
    refusals: {
      'tickets.unknownDesign': null,
      'tickets.notOnSale': null,
      'tickets.fewLeft': z.object({ left: z.int() }),
      'games.currencyNotOffered': null,
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
      ...playRefusals,
    },
  },
  mine: {
    method: 'GET',
    path: '/api/tickets/mine',
    audience: 'member',
    summary: 'Lists the caller’s tickets, newest first: those to scratch, or those that are scratched.',
    query: z.strictObject({
      state: z.optional(z.enum(['waiting', 'scratched'])),
      before: z.optional(uuid),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ list: z.array(ticket), next: z.nullable(z.string()) }),
  },
  one: {
    method: 'GET',
    path: '/api/tickets/one/:id',
    audience: 'member',
    summary: 'Returns one ticket of the caller.',
    params: z.strictObject({ id: uuid }),
    reply: ticket,
    refusals: { 'tickets.unknown': null },
  },
  scratch: {
    method: 'POST',
    path: '/api/tickets/one/:id/scratch',
    audience: 'member',
    summary: 'Scratches a ticket of the caller and pays its prize. Repeating it returns the same.',
    params: z.strictObject({ id: uuid }),
    reply: ticket,
    refusals: { 'tickets.unknown': null },
  },
  proof: {
    method: 'GET',
    path: '/api/fairness/tickets/:id',
    audience: 'anyone',
    summary:
      'Returns what shows that a scratched ticket belongs to its series as published, without personal data.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({
      tickets: z.literal('ticket'),
      ...record,
      number: z.int(),
      prize: z.int(),
      fields: z.array(z.int()),
      salt: hash,
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
    }),
    refusals: { 'tickets.unknown': null, 'tickets.notScratched': null },
    rateLimit: '120/min',
  },
  seriesProof: {
    method: 'GET',
    path: '/api/fairness/ticket-series/:label',
    audience: 'anyone',
    summary:
      'Returns the seed of a series that is over and what its tickets were paid as: it can be printed again.',
    params: z.strictObject({ label }),
    reply: z.object({
      tickets: z.literal('series'),
      ...record,
      commitment: hash,
      seed: hash,
      paid: z.array(z.int()),
    }),
    refusals: { 'tickets.unknownSeries': null, 'tickets.seedSecret': null },
    rateLimit: '30/min',
  },
})
