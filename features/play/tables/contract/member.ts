import * as z from 'zod/mini'
import { instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { bet, seats, table, tableCode, tableGame, tableRound, tableSlip } from './shapes.ts'

/** Bets of one slip. */
export const MOST_BETS = 200
/** Sets of bets that a member may keep. */
export const MOST_SAVED = 20

const params = z.strictObject({ table: tableCode })
const slipParams = z.strictObject({ slip: uuid })
const unknown = { 'tables.unknown': null }

const result = z.object({
  round: uuid,
  label: z.string(),
  at: instant,
  mark: z.string(),
  outcome: z.unknown(),
})

const saved = z.object({
  id: uuid,
  game: tableGame,
  name: z.string(),
  bets: z.array(z.object({ key: z.string(), stake: money, call: z.nullable(z.string()) })),
})

/** Bets and balance of the caller after a change. */
const mine = z.object({
  /** Available balance. */
  balance: money,
  slips: z.array(tableSlip),
})

export const tables = defineContract('tables', {
  list: {
    method: 'GET',
    path: '/api/tables',
    audience: 'anyone',
    summary:
      'Lists the tables with their limits, phase, roads and number of players. Wakes tables that sleep, unless they are to sleep on.',
    query: z.strictObject({
      game: z.optional(tableGame),
      /** For pages that only show the results so far, such as home: tables without players deal nothing for them. */
      asleep: z.optional(z.literal('stay')),
    }),
    reply: z.object({ now: instant, list: z.array(table) }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    audience: 'anyone',
    summary: 'Returns a table with its round, everybody’s bets, and its rules. Wakes it where it sleeps.',
    params,
    reply: z.object({
      now: instant,
      table,
      /** The newest round; null where none was dealt yet. */
      round: z.nullable(tableRound),
      seats,
      /** What a page needs to price bets: the shared game’s version and configuration. */
      edition: z.int(),
      config: z.unknown(),
      /** Whether the caller’s large bets are shown to others, masked. */
      isShown: z.boolean(),
      /** The caller’s slips of the round, oldest first. */
      mine: z.array(tableSlip),
    }),
    refusals: unknown,
  },
  results: {
    method: 'GET',
    path: '/api/tables/:table/results',
    audience: 'anyone',
    summary: 'Lists the last results of a table, newest first.',
    params,
    query: z.strictObject({ count: z.optional(whole(1, 100)) }),
    reply: z.object({ list: z.array(result) }),
    refusals: unknown,
  },
  statistics: {
    method: 'GET',
    path: '/api/tables/:table/statistics',
    audience: 'anyone',
    // counts up to 500 rounds; a page asks once while its panel is open
    rateLimit: '60/min',
    summary: 'Counts how often each bet won in the last rounds of a table, with the share that is expected.',
    params,
    query: z.strictObject({ rounds: z.optional(whole(20, 500)) }),
    reply: z.object({
      rounds: z.int(),
      bets: z.array(
        z.object({
          key: z.string(),
          /** Rounds in which it won. */
          won: z.int(),
          /** Percent of rounds in which it wins in the long run, and its RTP in percent: exact, two decimals, rounded down. */
          expected: z.string(),
          rtp: z.string(),
        }),
      ),
    }),
    refusals: unknown,
  },
  place: {
    method: 'POST',
    path: '/api/tables/:table/bets',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    summary:
      'Places bets on the round that is open: one slip with one stake. In time is what the database’s clock says.',
    params,
    body: z.strictObject({
      round: uuid,
      bets: z.array(bet).check(z.minLength(1), z.maxLength(MOST_BETS)),
    }),
    reply: z.object({ slip: uuid, stake: money, balance: money }),
    refusals: {
      ...unknown,
      'tables.closed': null,
      /** Outside the limits of the table: of one bet (its key), or of the table (key empty). */
      'tables.overLimit': z.object({ key: z.string(), most: money }),
      'games.betMalformed': null,
      'games.currencyNotOffered': null,
      'games.stakeNotAllowed': null,
      'games.stakeTooSmall': null,
      'games.stakeTooLarge': null,
      'games.winTooLarge': null,
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
      'play.notOffered': null,
      'play.gameStopped': null,
      'shared.roundUnknown': null,
      /** Too late: nothing was taken. */
      'shared.saleOver': null,
      'shared.priceMoved': null,
      'shared.capReached': z.object({ key: z.string() }),
      ...playRefusals,
    },
  },
  undo: {
    method: 'POST',
    path: '/api/tables/slips/:slip/undo',
    audience: 'member',
    summary: 'Takes back a slip while bets are open; the stake is returned. Repeating it changes nothing.',
    params: slipParams,
    reply: mine,
    refusals: { 'shared.slipUnknown': null, 'shared.saleOver': null, 'shared.slipOver': null },
  },
  clear: {
    method: 'POST',
    path: '/api/tables/rounds/:round/clear',
    audience: 'member',
    summary: 'Takes back all of the caller’s slips of a round while bets are open.',
    params: z.strictObject({ round: uuid }),
    reply: mine,
    refusals: { 'shared.roundUnknown': null, 'shared.saleOver': null },
  },
  decide: {
    method: 'POST',
    path: '/api/tables/slips/:slip/decisions',
    audience: 'member',
    idempotent: 'ledger',
    summary: 'Decides at a blackjack table, within the window of a step by the database’s clock.',
    params: slipParams,
    body: z.strictObject({
      step: whole(0, 30),
      hand: z.union([z.literal(0), z.literal(1)]),
      does: z.enum(['hit', 'stand', 'double', 'split', 'insure']),
    }),
    reply: z.object({ slip: uuid, stake: money, balance: money, decisions: z.array(z.unknown()) }),
    refusals: {
      'shared.slipUnknown': null,
      'shared.saleOver': null,
      'shared.slipOver': null,
      'shared.notAllowed': null,
      'play.insufficient': z.object({ balance: money }),
      'play.limit': z.object({ guard: z.string() }),
      'play.walletClosed': null,
    },
  },
  slips: {
    method: 'GET',
    path: '/api/tables/slips',
    audience: 'member',
    summary: 'Lists the caller’s slips at tables, newest first.',
    query: z.strictObject({
      table: z.optional(tableCode),
      before: z.optional(uuid),
      limit: page.limit,
    }),
    reply: z.object({ now: instant, slips: z.array(tableSlip), next: z.nullable(z.string()) }),
  },
  slip: {
    method: 'GET',
    path: '/api/tables/slips/:slip',
    audience: 'member',
    summary: 'Returns a slip of the caller with its round, for its replay.',
    params: slipParams,
    reply: z.object({ slip: tableSlip, round: tableRound }),
    refusals: { 'shared.slipUnknown': null },
  },
  show: {
    method: 'POST',
    path: '/api/tables/shown',
    audience: 'member',
    // a change is told to every page of the member's tables; people flip a switch a few times at most
    rateLimit: '20/min',
    summary: 'Says whether the caller’s large bets are shown to others, masked.',
    body: z.strictObject({ isShown: z.boolean() }),
    reply: z.object({ isShown: z.boolean() }),
  },
  saved: {
    method: 'GET',
    path: '/api/tables/saved',
    audience: 'member',
    summary: 'Lists the sets of bets that the caller has saved.',
    query: z.strictObject({ game: z.optional(tableGame) }),
    reply: z.object({ list: z.array(saved) }),
  },
  save: {
    method: 'POST',
    path: '/api/tables/saved',
    audience: 'member',
    summary: 'Saves a set of bets under a name, in place of an earlier one of this name.',
    body: z.strictObject({
      game: tableGame,
      name: words(30),
      bets: z.array(bet).check(z.minLength(1), z.maxLength(MOST_BETS)),
    }),
    reply: saved,
    refusals: { 'games.betMalformed': null, 'tables.savedFull': null },
  },
  forget: {
    method: 'POST',
    path: '/api/tables/saved/:id/forget',
    audience: 'member',
    summary: 'Deletes a saved set of bets.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ list: z.array(saved) }),
  },
})
