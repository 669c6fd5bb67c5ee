import * as z from 'zod/mini'
import { money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const permission = 'draws.change'
const params = z.strictObject({ round: uuid })
const reason = words(500, 4)
const problems = {
  'shared.roundUnknown': null,
  'shared.wrongState': null,
  'shared.outcomeInvalid': z.object({ detail: z.string() }),
  'shared.ownBet': null,
  'shared.atConsole': null,
}

export const sharedRoundsOffice = defineContract('sharedRoundsOffice', {
  enter: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/outcome',
    audience: 'operator',
    permission,
    summary: 'Enters the outcome of a round whose result comes from outside; a second operator confirms it.',
    params,
    body: z.strictObject({ outcome: z.unknown(), reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: problems,
  },
  piece: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/pieces/:no',
    audience: 'operator',
    permission,
    summary: 'Enters the next part of an outcome; a second operator confirms it.',
    params: z.strictObject({
      round: uuid,
      no: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
    }),
    body: z.strictObject({ piece: z.unknown(), reason }),
    reply: z.object({ isComplete: z.boolean() }),
    refusals: problems,
  },
  suspend: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/suspend',
    audience: 'operator',
    permission,
    summary: 'Stops the sale of a round until the next part of its outcome, or for good.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'shared.roundUnknown': null },
  },
  beacon: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/beacon',
    audience: 'operator',
    permission,
    summary: 'Enters the value of the outside beacon that a round waits for; a second operator confirms it.',
    params,
    body: z.strictObject({ value: z.string().check(z.minLength(1), z.maxLength(200)), reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: problems,
  },
  void: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/void',
    audience: 'operator',
    permission,
    summary:
      'Calls a round off before its settlement; every stake is returned. A second operator confirms it.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: problems,
  },
  preview: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/correction/preview',
    audience: 'operator',
    permission,
    summary: 'Computes what another outcome would change, and changes nothing.',
    params,
    body: z.strictObject({ outcome: z.unknown() }),
    reply: z.object({
      /** By brand and currency: slips, those whose result differs, and what they win before and after. */
      books: z.array(
        z.object({
          merchant: z.string(),
          currency: z.string(),
          slips: z.int(),
          changed: z.int(),
          before: money,
          after: money,
        }),
      ),
    }),
    refusals: problems,
  },
  correct: {
    method: 'POST',
    path: '/office/api/shared/rounds/:round/correction',
    audience: 'operator',
    permission,
    summary:
      'Replaces a settled outcome; slips whose result differs are settled again. A second operator confirms it.',
    params,
    body: z.strictObject({ outcome: z.unknown(), reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: problems,
  },
  stop: {
    method: 'POST',
    path: '/office/api/shared/series/:series/stop',
    audience: 'operator',
    permission,
    summary: 'Stops the scheduling of a series; rounds that are scheduled are drawn.',
    params: z.strictObject({ series: z.string().check(z.maxLength(60)) }),
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'shared.seriesUnknown': null },
  },
  start: {
    method: 'POST',
    path: '/office/api/shared/series/:series/start',
    audience: 'operator',
    permission,
    summary: 'Continues the scheduling of a series; a second operator confirms it.',
    params: z.strictObject({ series: z.string().check(z.maxLength(60)) }),
    body: z.strictObject({ reason }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'shared.seriesUnknown': null },
  },
  exposure: {
    method: 'GET',
    path: '/office/api/shared/rounds/:round/exposure',
    audience: 'operator',
    permission,
    summary: 'Lists what a round could cost, by number, where caps are set.',
    params,
    reply: z.object({
      numbers: z.array(
        z.object({ merchant: z.string(), currency: z.string(), key: z.string(), most: money }),
      ),
    }),
  },
})
