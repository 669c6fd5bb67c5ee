import * as z from 'zod/mini'
import { currency, day, instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { MOST_SAVED_LINES } from './rules/saved.ts'

const code = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))
const MOST_CHASED = 100
const MOST_LINES = 2_000
/** The highest multiple of a draw. */
const MOST_MULTIPLE = 100_000

/** First and last day on which the draws are, in the brand's time zone. */
const drawDays = { from: z.optional(day), to: z.optional(day) }

/** The chase that a slip belongs to: its place among the draws. */
const inChase = z.object({ id: uuid, no: z.int() })

const slip = z.object({
  id: uuid,
  /** The lottery, and its name. */
  gameId: z.string(),
  name: z.string(),
  round: uuid,
  numero: z.string(),
  state: z.enum(['open', 'settled', 'void']),
  currency,
  stake: money,
  win: money,
  at: instant,
  closesAt: instant,
  drawsAt: instant,
  lines: z.int(),
  /** Lines that hit; 0 while it is open. */
  hits: z.int(),
  /** The first lines: play and choice. */
  first: z.array(z.tuple([z.string(), z.string()])),
  /** It may be cancelled now, by the server’s clock. */
  mayCancel: z.boolean(),
  chase: z.nullable(inChase),
})

const slipLine = z.object({
  play: z.string(),
  choice: z.string(),
  stake: money,
  /** Null while the outcome is not public. */
  win: z.nullable(money),
  /** Winning unit bets; 0 for a lost line, also where it returned a rebate. */
  hits: z.nullable(z.int()),
})

const chase = z.object({
  id: uuid,
  gameId: z.string(),
  name: z.string(),
  state: z.enum(['running', 'won', 'over', 'cancelled']),
  stopsOnWin: z.boolean(),
  currency,
  startedAt: instant,
  endedAt: z.nullable(instant),
  draws: z.int(),
  /** Draws that are settled. */
  drawn: z.int(),
  staked: money,
  open: money,
  returned: money,
  won: money,
})

const chaseDraw = z.object({
  no: z.int(),
  multiple: z.int(),
  slip: uuid,
  numero: z.string(),
  drawsAt: instant,
  state: z.enum(['open', 'settled', 'void']),
  stake: money,
  win: money,
  isHit: z.boolean(),
  mayCancel: z.boolean(),
})

const savedLine = z.tuple([
  z.string().check(z.maxLength(60)),
  z.string().check(z.maxLength(40_000)),
  z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  whole(1, MOST_MULTIPLE),
])
const saved = z.object({ id: uuid, name: z.string(), lines: z.array(savedLine), savedAt: instant })

const chaseParams = z.strictObject({ chase: uuid })

export const lotterySlips = defineContract('lotterySlips', {
  mine: {
    method: 'GET',
    path: '/api/lottery/slips',
    audience: 'member',
    summary: 'Lists the caller’s lottery slips, newest first, or those whose draws are on some days.',
    query: z.strictObject({
      gameId: z.optional(code),
      state: z.optional(z.enum(['open', 'settled', 'void', 'won'])),
      ...drawDays,
      before: z.optional(uuid),
      limit: page.limit,
    }),
    reply: z.object({ now: instant, slips: z.array(slip), next: z.nullable(z.string()) }),
  },
  slip: {
    method: 'GET',
    path: '/api/lottery/slips/:slip',
    audience: 'member',
    summary: 'Returns a lottery slip of the caller with the hits of each line and the script of its draw.',
    params: z.strictObject({ slip: uuid }),
    reply: z.object({
      slip,
      /** The shared game and the configuration’s hash under which it was sold. */
      game: z.string(),
      edition: z.int(),
      items: z.array(slipLine),
      outcome: z.unknown(),
      script: z.array(z.looseObject({ type: z.string() })),
      /** Prizes that were drawn when it was sold; 0: before the draw. */
      epoch: z.int(),
      /** Public pieces of the outcome while it is being drawn. */
      pieces: z.array(z.unknown()),
    }),
    refusals: { 'shared.slipUnknown': null },
  },
  recent: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    audience: 'member',
    summary: 'Lists the lotteries that the caller bet on last, newest first.',
    query: z.strictObject({ count: z.optional(whole(1, 50)) }),
    reply: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          gameId: z.string(),
          name: z.string(),
          area: z.string(),
          accountTypeName: z.string(),
          lastPlayedAt: instant,
        }),
      ),
    }),
  },
  draws: {
    method: 'GET',
    path: '/api/lottery/games/:code/draws',
    audience: 'anyone',
    summary: 'Lists the next draws of a lottery, on sale or not yet: what a chase may cover.',
    params: z.strictObject({ code }),
    query: z.strictObject({ count: z.optional(whole(1, MOST_CHASED)) }),
    reply: z.object({ draws: z.array(z.object({ numero: z.string(), drawsAt: instant })) }),
    refusals: { 'lottery.unknown': null },
  },
  chase: {
    method: 'POST',
    path: '/api/lottery/chases',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    bodyKiB: 512,
    summary:
      'Buys the same lines on up to 100 draws from a draw on sale, each at its own multiple, in one transaction: all or none.',
    body: z.strictObject({
      gameId: code,
      /** The first draw. */
      first: uuid,
      /** Of each draw in turn; 0 leaves a draw out. */
      multiples: z.array(whole(0, MOST_MULTIPLE)).check(z.minLength(1), z.maxLength(MOST_CHASED)),
      /** At multiple 1. */
      lines: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_LINES)),
      /** The stakes of later draws are returned when a line hits. */
      stopsOnWin: z.boolean(),
    }),
    reply: z.object({ chase, balance: money }),
    refusals: {
      ...sharedRounds.sell.refusals,
      'lottery.unknown': null,
      'lottery.chaseEmpty': null,
      'lottery.chaseTooLarge': z.object({ most: z.int() }),
      'lottery.chaseTooFar': z.object({ draws: z.int() }),
    },
  },
  chases: {
    method: 'GET',
    path: '/api/lottery/chases',
    audience: 'member',
    summary: 'Lists the caller’s chases, newest first, or those with a draw on some days.',
    query: z.strictObject({ state: z.optional(z.enum(['running', 'ended'])), ...drawDays, ...page }),
    reply: z.object({ chases: z.array(chase), next: z.nullable(z.string()) }),
  },
  oneChase: {
    method: 'GET',
    path: '/api/lottery/chases/:chase',
    audience: 'member',
    summary: 'Returns a chase of the caller with its draws.',
    params: chaseParams,
    reply: z.object({ chase, draws: z.array(chaseDraw) }),
    refusals: { 'lottery.chaseUnknown': null },
  },
  cancelChase: {
    method: 'POST',
    path: '/api/lottery/chases/:chase/cancel',
    audience: 'member',
    summary:
      'Cancels every draw of a chase that is still on sale; their stakes are returned. Repeating it changes nothing.',
    params: chaseParams,
    reply: z.object({ chase, cancelled: z.int() }),
    refusals: { 'lottery.chaseUnknown': null },
  },
  saved: {
    method: 'GET',
    path: '/api/lottery/saved',
    audience: 'member',
    summary: 'Lists the caller’s saved slips for a lottery, newest first.',
    query: z.strictObject({ gameId: code }),
    reply: z.object({ list: z.array(saved) }),
    refusals: { 'lottery.unknown': null },
  },
  save: {
    method: 'POST',
    path: '/api/lottery/saved',
    audience: 'member',
    bodyKiB: 512,
    summary: 'Saves a selection under a name, to be used on any lottery of the same game.',
    body: z.strictObject({
      gameId: code,
      name: words(60),
      lines: z.array(savedLine).check(z.minLength(1), z.maxLength(MOST_SAVED_LINES)),
    }),
    reply: saved,
    refusals: {
      'lottery.unknown': null,
      'lottery.savedFull': z.object({ most: z.int() }),
      'lottery.savedTooLong': null,
    },
    rateLimit: '60/min',
  },
  unsave: {
    method: 'DELETE',
    path: '/api/lottery/saved/:saved',
    audience: 'member',
    summary: 'Deletes a saved slip of the caller.',
    params: z.strictObject({ saved: uuid }),
    reply: z.object({ done: z.literal(true) }),
  },
})
