import * as z from 'zod/mini'
import { day, instant, money, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const see = 'lottery.see'
const code = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))
const named = z.object({ en: z.string(), vi: z.string() })
const unknown = { 'lotteryOffice.unknownDraw': null } as const

export const drawStates = ['scheduled', 'open', 'locked', 'drawn', 'settled', 'revealed', 'void'] as const

/** What was sold in one book; cancelled slips are not counted. */
const figures = z.object({
  merchant: z.string(),
  currency: z.string(),
  slips: z.int(),
  lines: z.int(),
  stake: money,
  win: money,
})

const listed = z.object({
  id: uuid,
  lottery: z.string(),
  name: named,
  label: z.string(),
  state: z.enum(drawStates),
  source: z.enum(['chain', 'outside']),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  /** It waits for a result that operators or feeds enter. */
  isWaiting: z.boolean(),
  settlement: z.int(),
  books: z.array(figures),
})

/** Prizes of a draw from outside, in the order of the published board. */
const tier = z.object({ key: z.string(), count: z.int(), width: z.int() })

const exposure = z.object({
  merchant: z.string(),
  currency: z.string(),
  /** What the round could cost with the dearest number. */
  most: money,
  /** Numbers with the highest cost first: what they cost, and their cap. */
  numbers: z.array(z.object({ key: z.string(), most: money, cap: z.nullable(money) })),
  /** Numbers that are not listed. */
  further: z.int(),
})

export const lotteryDraws = defineContract('lotteryDraws', {
  lotteries: {
    method: 'GET',
    path: '/office/api/lottery/lotteries',
    audience: 'operator',
    permission: see,
    summary: 'Lists the lotteries with their times of draws.',
    reply: z.object({
      list: z.array(
        z.object({
          code,
          name: named,
          area: z.string(),
          family: z.string(),
          familyName: named,
          source: z.enum(['chain', 'outside']),
          everySeconds: z.nullable(z.int()),
          /** Of lotteries drawn on days of the week; null for those drawn by the clock. */
          times: z.nullable(
            z.object({
              days: z.array(z.int()),
              at: z.string(),
              zone: z.string(),
              closesBeforeMinutes: z.int(),
            }),
          ),
        }),
      ),
    }),
  },
  list: {
    method: 'GET',
    path: '/office/api/lottery/draws',
    audience: 'operator',
    permission: see,
    summary:
      'Lists draws by their time, future ones too, with what was sold on each in the operator’s brands.',
    query: z.strictObject({
      lottery: z.optional(code),
      area: z.optional(z.enum(['LOTT', 'VN', 'SEA', 'ELOTT'])),
      state: z.optional(z.enum(drawStates)),
      from: day,
      to: day,
      /** The draw time and ID of the last row before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ rows: z.array(listed), next: z.nullable(z.string()) }),
  },
  one: {
    method: 'GET',
    path: '/office/api/lottery/draws/:id',
    audience: 'operator',
    permission: see,
    summary:
      'Returns the permanent record of a draw: times, commitment, ticket file, result, events and figures.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({
      draw: listed,
      edition: z.int(),
      configHash: z.string(),
      commitment: z.nullable(z.string()),
      seed: z.nullable(z.string()),
      salt: z.nullable(z.string()),
      beacon: z.string(),
      chainIndex: z.nullable(z.int()),
      tickets: z.nullable(z.int()),
      ticketsHash: z.nullable(z.string()),
      lockedAt: z.nullable(instant),
      drawnAt: z.nullable(instant),
      settledAt: z.nullable(instant),
      settledSlips: z.int(),
      voidReason: z.nullable(z.string()),
      outcome: z.unknown(),
      tiers: z.nullable(z.array(tier)),
      pieces: z.array(z.unknown()),
      results: z.array(
        z.object({
          settlement: z.int(),
          outcome: z.unknown(),
          enteredBy: z.string(),
          confirmedBy: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
      events: z.array(z.object({ version: z.int(), at: instant, kind: z.string(), data: z.unknown() })),
      mayCorrect: z.boolean(),
      mayVoid: z.boolean(),
    }),
    refusals: unknown,
  },
  tickets: {
    method: 'GET',
    path: '/office/api/lottery/draws/:id/tickets',
    audience: 'operator',
    permission: see,
    summary: 'Returns the ticket file whose SHA-256 was published before the draw: a line for each slip.',
    download: true,
    params: z.strictObject({ id: uuid }),
    reply: z.unknown(),
    refusals: { 'shared.roundUnknown': null, 'shared.notSealed': null },
  },
  exposure: {
    method: 'GET',
    path: '/office/api/lottery/draws/:id/exposure',
    audience: 'operator',
    permission: see,
    summary: 'Counts what a draw could cost from its slips, by number; cancelled slips cost nothing.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ books: z.array(exposure) }),
    refusals: unknown,
  },
})
