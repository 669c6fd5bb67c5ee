import * as z from 'zod/mini'
import { amount, currency, day, instant, money, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { CLOCK } from '#kit/day.ts'

const see = 'lottery.see'
const setup = 'lottery.setup'
const code = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))
const reason = words(500, 4)
const done = z.object({ done: z.literal(true) })
const unknown = { 'lotteryOffice.unknownLottery': null } as const

const times = {
  days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
  at: z.string().check(z.regex(CLOCK)),
  closesBeforeMinutes: z.int().check(z.gte(1), z.lte(720)),
}

const group = z.int().check(z.gte(1_000), z.lte(2_000))
/** What a point costs and pays for each hit, as decimal text. */
const pointPrice = z.strictObject({
  price: z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/)),
  payout: z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/)),
})

/** A change of prices: of a lottery with prize groups and panels, or of one with prices for each play. */
const change = z.union([
  z.strictObject({
    kind: z.literal('groups'),
    groups: z.strictObject({ min: group, max: group, mostForBet: group, default: group }),
    /** RTP of panels at fixed odds in hundredths of a percent: 9700 is 97 %. */
    fixedRtp: z.int().check(z.gte(5_000), z.lte(10_000)),
  }),
  z.strictObject({
    kind: z.literal('prices'),
    prices: z.record(z.string().check(z.maxLength(60)), pointPrice),
  }),
])

const bookProblems = {
  ...unknown,
  'lotteryOffice.bookInvalid': z.object({ detail: z.string() }),
  'lotteryOffice.bookUnfair': z.object({ play: z.string() }),
} as const

/** RTP of a play in millionths: the lowest and highest of its bets at the default prize group, without rebate. */
const rtp = z.object({ play: z.string(), before: z.int(), after: z.int() })

export const lotterySetup = defineContract('lotterySetup', {
  calendar: {
    method: 'GET',
    path: '/office/api/lottery/calendar',
    audience: 'operator',
    permission: see,
    summary:
      'Lists the coming days without a draw, and the changed schedules of lotteries drawn on days of the week.',
    reply: z.object({
      holidays: z.array(z.object({ scope: z.string(), day, name: z.string(), createdBy: z.string() })),
      schedules: z.array(z.object({ lottery: z.string(), fromDay: day, ...times, createdBy: z.string() })),
      /** The first day whose draws are not on sale yet. */
      freeFrom: day,
    }),
  },
  addHoliday: {
    method: 'POST',
    path: '/office/api/lottery/holidays',
    audience: 'operator',
    permission: setup,
    summary:
      'Adds a day without a draw for a lottery or a family; a draw of that day that is on sale is voided.',
    body: z.strictObject({ scope: code, day, name: words(80, 2), reason }),
    reply: z.object({ voided: z.int() }),
    refusals: { ...unknown, 'lotteryOffice.holidayTaken': null, 'lotteryOffice.dayPast': null },
  },
  removeHoliday: {
    method: 'POST',
    path: '/office/api/lottery/holidays/remove',
    audience: 'operator',
    permission: setup,
    summary: 'Removes a coming day without a draw; a draw that was voided stays void.',
    body: z.strictObject({ scope: code, day, reason }),
    reply: done,
    refusals: { 'lotteryOffice.holidayUnknown': null, 'lotteryOffice.dayPast': null },
  },
  setSchedule: {
    method: 'POST',
    path: '/office/api/lottery/schedules',
    audience: 'operator',
    permission: setup,
    summary:
      'Changes weekdays, time of draw and closing time of a lottery from a day on whose draws are not on sale yet.',
    body: z.strictObject({ lottery: code, fromDay: day, ...times, reason }),
    reply: done,
    refusals: { ...unknown, 'lotteryOffice.tooSoon': z.object({ from: day }) },
  },
  book: {
    method: 'GET',
    path: '/office/api/lottery/books/:lottery',
    audience: 'operator',
    permission: see,
    summary: 'Returns the prices of a lottery that are in force, and their versions.',
    params: z.strictObject({ lottery: code }),
    reply: z.object({
      config: z.unknown(),
      kind: z.enum(['groups', 'prices']),
      versions: z.array(
        z.object({
          version: z.int(),
          createdBy: z.string(),
          approvedBy: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
      rtp: z.array(z.object({ play: z.string(), rtp: z.int() })),
    }),
    refusals: unknown,
  },
  previewBook: {
    method: 'POST',
    path: '/office/api/lottery/books/:lottery/preview',
    audience: 'operator',
    permission: setup,
    summary: 'Computes the RTP of every play before and after a change of prices, and changes nothing.',
    params: z.strictObject({ lottery: code }),
    body: z.strictObject({ change }),
    reply: z.object({ rows: z.array(rtp) }),
    refusals: bookProblems,
  },
  setBook: {
    method: 'POST',
    path: '/office/api/lottery/books/:lottery',
    audience: 'operator',
    permission: setup,
    summary:
      'Stores a new version of prices for a lottery, or its whole family; it applies to draws put on sale from then on.',
    params: z.strictObject({ lottery: code }),
    body: z.strictObject({ change, isFamily: z.boolean(), reason }),
    reply: z.object({ lotteries: z.array(z.string()) }),
    refusals: bookProblems,
  },
  caps: {
    method: 'GET',
    path: '/office/api/lottery/caps/:lottery',
    audience: 'operator',
    permission: see,
    summary: 'Lists the caps of a lottery: the most that a number may cost in the books of a currency.',
    params: z.strictObject({ lottery: code }),
    reply: z.object({
      list: z.array(
        z.object({ currency: z.string(), key: z.string(), most: money, setBy: z.string(), setAt: instant }),
      ),
      /** Plays that a cap can be for. */
      plays: z.array(z.string()),
    }),
    refusals: unknown,
  },
  lowerCap: {
    method: 'POST',
    path: '/office/api/lottery/caps/:lottery/lower',
    audience: 'operator',
    permission: setup,
    summary: 'Sets a cap where there is none, or a lower one, immediately; slips beyond it are refused.',
    params: z.strictObject({ lottery: code }),
    body: z.strictObject({
      currency,
      key: z.string().check(z.regex(/^[a-zA-Z0-9.:_-]{0,60}$/)),
      most: amount,
      reason,
    }),
    reply: done,
    refusals: { ...unknown, 'lotteryOffice.capNotLower': null, 'lotteryOffice.capUnknown': null },
  },
  setCap: {
    method: 'POST',
    path: '/office/api/lottery/caps/:lottery',
    audience: 'operator',
    permission: setup,
    summary: 'Raises or removes a cap; a second operator approves it.',
    params: z.strictObject({ lottery: code }),
    body: z.strictObject({
      currency,
      key: z.string().check(z.regex(/^[a-zA-Z0-9.:_-]{0,60}$/)),
      most: z.nullable(amount),
      reason,
    }),
    reply: done,
    refusals: { ...unknown, 'lotteryOffice.capUnknown': null },
  },
  report: {
    method: 'GET',
    path: '/office/api/lottery/report',
    audience: 'operator',
    permission: see,
    summary: 'Sums settled stakes, prizes and margin by lottery; of one lottery also by play.',
    query: z.strictObject({ from: day, to: day, lottery: z.optional(code) }),
    reply: z.object({
      lotteries: z.array(
        z.object({
          lottery: z.string(),
          name: z.object({ en: z.string(), vi: z.string() }),
          currency: z.string(),
          draws: z.int(),
          slips: z.int(),
          stake: money,
          win: money,
        }),
      ),
      plays: z.array(
        z.object({ play: z.string(), currency: z.string(), lines: z.int(), stake: money, win: money }),
      ),
    }),
    refusals: { 'lotteryOffice.rangeTooLong': z.object({ days: z.int() }) },
  },
})
