import * as z from 'zod/mini'
import { currency, instant, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const code = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))

/** An entry of the lottery menu, with the field names of §7. */
const entry = z.object({
  code: z.string(),
  gameId: z.string(),
  name: z.string(),
  /** LOTT, VN, SEA or ELOTT: which page it stands on. */
  area: z.string(),
  accountTypeName: z.string(),
  family: z.string(),
  familyName: z.string(),
  /** Its name among its kin: "3 min", a province. */
  shortName: z.string(),
  /** The shared game: lotteries of one game have the same plays. */
  game: z.string(),
  /** Series of the host of shared rounds. */
  series: z.string(),
  source: z.enum(['chain', 'outside']),
  /** Seconds between draws; null for draws on days of the week. */
  everySeconds: z.nullable(z.int()),
  /** The next round on sale; null while nothing is on sale. */
  next: z.nullable(z.object({ round: z.string(), numero: z.string(), closesAt: instant, drawsAt: instant })),
})

/** A result: `numero` is the draw's label. */
const result = z.object({
  gameId: z.string(),
  code: z.string(),
  round: z.string(),
  numero: z.string(),
  openedAt: instant,
  outcome: z.unknown(),
})

const area = z.optional(z.enum(['LOTT', 'VN', 'SEA', 'ELOTT']))

export const lottery = defineContract('lottery', {
  lobby: {
    method: 'GET',
    path: '/lgw/lobby',
    audience: 'anyone',
    summary: 'Lists the lotteries of an area with their next draws and their newest results.',
    query: z.strictObject({ lottoArea: area, launchMode: z.optional(z.string().check(z.maxLength(10))) }),
    reply: z.object({ now: instant, list: z.array(entry), results: z.array(result) }),
  },
  gameMenu: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    audience: 'anyone',
    summary: 'Lists the lotteries in menu order, those of one kind together.',
    query: z.strictObject({ lottoArea: area }),
    reply: z.object({ list: z.array(z.object({ family: z.string(), games: z.array(entry) })) }),
  },
  opened: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    audience: 'anyone',
    summary: 'Lists the newest results of a lottery, newest first.',
    query: z.strictObject({ gameId: code, count: z.optional(whole(1, 100)) }),
    reply: z.object({ list: z.array(result) }),
    refusals: { 'lottery.unknown': null },
  },
  newest: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    audience: 'anyone',
    summary: 'Returns the newest result of each lottery that has one.',
    query: z.strictObject({ lottoArea: area }),
    reply: z.object({ list: z.array(result) }),
  },
  game: {
    method: 'GET',
    path: '/api/lottery/games/:code',
    audience: 'anyone',
    summary: 'Returns what a page needs to price selections: game, version and configuration of a lottery.',
    params: z.strictObject({ code }),
    reply: z.object({ entry, game: z.string(), edition: z.int(), config: z.unknown(), currency }),
    refusals: { 'lottery.unknown': null },
  },
})
