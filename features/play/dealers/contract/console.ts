import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { code, consoleRound, dealerTable, source } from './shapes.ts'

const permission = 'dealers.deal'
const params = z.strictObject({ table: code })
/** The page that the person works at. */
const at = { console: uuid }
const body = z.strictObject(at)
const done = z.object({ done: z.literal(true) })

const unknown = { 'dealers.unknownTable': null } as const
/** The caller is not at this console. */
const away = { ...unknown, 'dealers.notOnShift': null, 'dealers.otherConsole': null } as const
const dealerOnly = { ...away, 'dealers.dealerOnly': null } as const

/** The console of a table with a real dealer, and the second one (docs/decisions/0121). */
export const dealerConsole = defineContract('dealerConsole', {
  list: {
    method: 'GET',
    path: '/office/api/dealers/tables',
    audience: 'operator',
    permission,
    summary: 'Lists the tables with a dealer: who is at their consoles, shoe and video.',
    reply: z.object({ rows: z.array(dealerTable) }),
  },
  show: {
    method: 'GET',
    path: '/office/api/dealers/tables/:table',
    audience: 'operator',
    permission,
    summary: 'Returns a table for its console: its round, and what the caller’s source has read of it.',
    params,
    reply: z.object({
      now: instant,
      table: dealerTable,
      mine: z.nullable(source),
      /** The page that the caller’s shift is at; another one has to take over. */
      console: z.nullable(uuid),
      round: z.nullable(consoleRound),
    }),
    refusals: unknown,
  },
  start: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/shift',
    audience: 'operator',
    permission,
    summary: 'Starts the caller’s shift at a console, or takes it over at another page.',
    params,
    body: z.strictObject({ ...at, source, name: words(40, 1) }),
    reply: done,
    refusals: {
      ...unknown,
      'dealers.seatTaken': null,
      'dealers.atAnother': null,
      'dealers.notIndependent': null,
    },
  },
  end: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/shift/end',
    audience: 'operator',
    permission,
    summary: 'Ends the caller’s shift, between two rounds.',
    params,
    body,
    reply: done,
    refusals: { ...away, 'dealers.roundRunning': null },
  },
  open: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/open',
    audience: 'operator',
    permission,
    summary: 'Opens the bets of the next round; they close by the database’s clock.',
    params,
    body,
    reply: z.object({ round: uuid, closesAt: instant }),
    refusals: {
      ...dealerOnly,
      'dealers.closed': null,
      'dealers.noSecond': null,
      'dealers.paused': null,
      'dealers.roundRunning': null,
      'dealers.noShoe': null,
      'dealers.shoeOver': null,
    },
  },
  close: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/close',
    audience: 'operator',
    permission,
    summary: 'Closes the bets of the round before their time.',
    params,
    body,
    reply: done,
    refusals: { ...dealerOnly, 'dealers.noRound': null },
  },
  scan: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/scan',
    audience: 'operator',
    permission,
    summary: 'Reads the next card or result of a round; what both sources read alike settles it.',
    params,
    body: z.strictObject({
      ...at,
      place: whole(1, 20),
      entry: z.string().check(z.minLength(1), z.maxLength(12)),
    }),
    reply: z.object({ state: z.enum(['waiting', 'differs', 'agreed', 'settled']) }),
    refusals: {
      ...away,
      'dealers.noRound': null,
      'dealers.betsOpen': null,
      'dealers.involved': null,
      'dealers.outOfTurn': z.object({ place: z.int() }),
      'dealers.entryInvalid': null,
      'dealers.notInShoe': null,
      'dealers.scannedTwice': null,
      'dealers.differs': null,
      'dealers.readAll': null,
      'dealers.noShoe': null,
    },
  },
  takeBack: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/take-back',
    audience: 'operator',
    permission,
    summary: 'Takes back the last entry of the caller’s source, unless the other one has read the same.',
    params,
    body,
    reply: done,
    refusals: { ...away, 'dealers.noRound': null, 'dealers.isAgreed': null, 'dealers.involved': null },
  },
  shoe: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/shoe',
    audience: 'operator',
    permission,
    summary: 'Opens a new shoe with the card that was turned over, between two rounds.',
    params,
    body: z.strictObject({ ...at, card: z.string().check(z.minLength(2), z.maxLength(4)) }),
    reply: z.object({ burnt: z.int() }),
    refusals: {
      ...dealerOnly,
      'dealers.roundRunning': null,
      'dealers.entryInvalid': null,
      'dealers.withoutShoe': null,
    },
  },
  cut: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/cut',
    audience: 'operator',
    permission,
    summary: 'Notes that the cut card has come out: this round and one more, then a new shoe.',
    params,
    body,
    reply: done,
    refusals: { ...dealerOnly, 'dealers.noShoe': null },
  },
  misdeal: {
    method: 'POST',
    path: '/office/api/dealers/tables/:table/misdeal',
    audience: 'operator',
    permission,
    summary: 'Calls the round off while nothing of it was read; every stake is returned.',
    params,
    body: z.strictObject({ ...at, reason: words(500, 4) }),
    reply: done,
    refusals: { ...dealerOnly, 'dealers.noRound': null, 'dealers.ownBet': null, 'dealers.cardsSeen': null },
  },
})
