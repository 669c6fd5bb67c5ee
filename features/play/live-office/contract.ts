import * as z from 'zod/mini'
import { amount, currency, instant, money, tally, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { CLOCK } from '#kit/day.ts'
import { incidentKinds } from './rules/incidents.ts'
import { roundStates } from '#features/play/shared-rounds/rules/states.ts'

const see = 'liveTables.see'
const run = 'liveTables.run'
const setup = 'liveTables.setup'
const code = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))
const params = z.strictObject({ table: code })
const reason = words(500, 4)
const unknown = { 'liveOffice.unknownTable': null } as const
const name = z.object({ en: z.string(), vi: z.string() })

/** Stake and return in one currency; RTP in hundredths of a percent, rounded down, null before the first stake. */
const sums = z.object({
  currency,
  slips: z.int(),
  stake: money,
  win: money,
  rtp: z.nullable(z.int()),
})

const most = { maxMain: amount, maxSide: amount, tableMax: amount }
const currencyLimits = {
  currency,
  min: amount,
  ...most,
}
const rank = { level: whole(1, 100), ...most }
const hour = z.string().check(z.regex(CLOCK))
const window = {
  days: z.array(whole(0, 6)).check(z.minLength(1), z.maxLength(7)),
  from: hour,
  to: hour,
}

const hours = z.object({
  /** Seconds in which bets are taken; 0: as usual at the table. */
  sellsSeconds: z.int(),
  /** Of Vietnam; none: always open. */
  windows: z.array(z.object(window)),
})

const row = z.object({
  code,
  name,
  kind: z.enum(['table', 'crash']),
  /** The game's ID, as RTP monitoring lists it. */
  game: z.string(),
  isOpen: z.boolean(),
  closedWhy: z.nullable(z.enum(['operator', 'hours'])),
  /** The round under way; null: the table sleeps. */
  round: z.nullable(
    z.object({
      id: uuid,
      label: z.string(),
      state: z.enum(roundStates),
      closesAt: instant,
    }),
  ),
  players: z.int(),
  /** Stakes of the round under way. */
  live: z.array(z.object({ currency, stake: money })),
  /** Rounds drawn today, by the brand's calendar. */
  today: z.array(sums),
})

const version = z.object({
  kind: z.enum(['limits', 'hours']),
  version: z.int(),
  createdBy: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  at: instant,
})

const incident = z.object({
  number: tally,
  code,
  name,
  kind: z.enum(incidentKinds),
  round: z.nullable(uuid),
  label: z.string(),
  byName: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  at: instant,
})

export const liveOffice = defineContract('liveOffice', {
  list: {
    method: 'GET',
    path: '/office/api/live/tables',
    audience: 'operator',
    permission: see,
    summary: 'Lists live tables and crash with their rounds, players, stakes and the figures of today.',
    reply: z.object({ rows: z.array(row) }),
  },
  one: {
    method: 'GET',
    path: '/office/api/live/tables/:table',
    audience: 'operator',
    permission: see,
    summary:
      'Returns a table with what its round could cost, its limits by currency and rank, its hours, and their versions.',
    params,
    reply: z.object({
      row,
      exposure: z.array(
        z.object({
          currency,
          stake: money,
          /** Bets, those that pay most first. */
          bets: z.array(z.object({ key: z.string(), players: z.int(), stake: money, pays: money })),
          /** What we keep of the stakes with each result, the worst first; empty for cards, whose hands are too many. */
          results: z.array(z.object({ mark: z.string(), keeps: money })),
        }),
      ),
      /** Of crash, only the smallest stake and `maxMain` count. */
      limits: z.array(
        z.object({ ...currencyLimits, step: money, maxWin: money, ranks: z.array(z.object(rank)) }),
      ),
      hours,
      /** Seconds in which bets are taken where operators have set none; null: the game has its own pace. */
      usualSeconds: z.nullable(z.int()),
      versions: z.array(version),
    }),
    refusals: unknown,
  },
  close: {
    method: 'POST',
    path: '/office/api/live/tables/:table/close',
    audience: 'operator',
    permission: run,
    summary:
      'Closes a table immediately. Its round is finished, or called off with all stakes returned if it is not drawn yet.',
    params,
    body: z.strictObject({ round: z.enum(['finish', 'void']), reason }),
    reply: z.object({
      /** The rounds that were called off. */
      voided: z.array(z.string()),
    }),
    refusals: { ...unknown, 'liveOffice.isClosed': null, 'liveOffice.ownBet': null },
  },
  open: {
    method: 'POST',
    path: '/office/api/live/tables/:table/open',
    audience: 'operator',
    permission: run,
    summary: 'Opens a table that is closed; a second operator approves it.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { ...unknown, 'liveOffice.isOpen': null, 'liveOffice.outOfHours': null },
  },
  setLimits: {
    method: 'POST',
    path: '/office/api/live/tables/:table/limits',
    audience: 'operator',
    permission: setup,
    summary:
      'Stores a new version of a table’s limits by currency and VIP rank; a second operator approves it.',
    params,
    body: z.strictObject({
      limits: z
        .array(
          z.strictObject({
            ...currencyLimits,
            ranks: z.array(z.strictObject(rank)).check(z.maxLength(20)),
          }),
        )
        .check(z.minLength(1), z.maxLength(3)),
      reason,
    }),
    reply: z.object({ version: z.int() }),
    refusals: {
      ...unknown,
      'liveOffice.limitsInvalid': z.object({ currency: z.string(), problem: z.string() }),
    },
  },
  setHours: {
    method: 'POST',
    path: '/office/api/live/tables/:table/hours',
    audience: 'operator',
    permission: setup,
    summary: 'Stores a new version of a table’s pace and opening hours; a second operator approves it.',
    params,
    body: z.strictObject({
      sellsSeconds: whole(0, 120),
      windows: z.array(z.strictObject(window)).check(z.maxLength(14)),
      reason,
    }),
    reply: z.object({ version: z.int() }),
    refusals: { ...unknown, 'liveOffice.paceFixed': null, 'liveOffice.paceInvalid': null },
  },
  incidents: {
    method: 'GET',
    path: '/office/api/live/incidents',
    audience: 'operator',
    permission: see,
    summary:
      'Lists what happened to tables beside their rounds: closed, opened, called off, changed. Newest first.',
    query: z.strictObject({
      table: z.optional(code),
      before: z.optional(tally),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ rows: z.array(incident), next: z.nullable(tally) }),
    refusals: unknown,
  },
})
