import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { books, code, dealerTable, dealtRound, source } from './shapes.ts'

const permission = 'dealers.pit'
const params = z.strictObject({ table: code })
const round = z.strictObject({ round: uuid })
const reason = words(500, 4)
const entries = z.string().check(z.minLength(1), z.maxLength(60))
const done = z.object({ done: z.literal(true) })
const unknown = { 'dealers.unknownTable': null } as const
const problems = {
  'dealers.unknownRound': null,
  'dealers.wrongState': null,
  'dealers.ownBet': null,
} as const

/** Empty: none. */
const address = z.string().check(z.maxLength(500))

/** What a pit boss does: corrections, rounds called off, relieved consoles, video. */
export const dealerPit = defineContract('dealerPit', {
  show: {
    method: 'GET',
    path: '/office/api/dealers/pit/:table',
    audience: 'operator',
    permission,
    summary:
      'Returns a table with its last rounds, what both sources read of each once it is over, and its last shifts.',
    params,
    reply: z.object({
      table: dealerTable,
      rounds: z.array(dealtRound),
      shifts: z.array(
        z.object({
          id: uuid,
          source,
          account: z.string(),
          name: z.string(),
          startedAt: instant,
          endedAt: z.nullable(instant),
        }),
      ),
    }),
    refusals: unknown,
  },
  preview: {
    method: 'POST',
    path: '/office/api/dealers/pit/rounds/:round/preview',
    audience: 'operator',
    permission,
    summary:
      'Computes what another result of a settled round would change, by brand and currency; changes nothing.',
    params: round,
    body: z.strictObject({ entries }),
    reply: z.object({ mark: z.string(), books }),
    refusals: { ...problems, 'dealers.entryInvalid': null },
  },
  correct: {
    method: 'POST',
    path: '/office/api/dealers/pit/rounds/:round/correct',
    audience: 'operator',
    permission,
    summary:
      'Corrects the result of a settled round: slips whose result differs are settled again. Two operators.',
    params: round,
    body: z.strictObject({ entries, reason }),
    reply: done,
    refusals: { ...problems, 'dealers.entryInvalid': null },
  },
  void: {
    method: 'POST',
    path: '/office/api/dealers/pit/rounds/:round/void',
    audience: 'operator',
    permission,
    summary: 'Calls a round off of which something was read already; every stake is returned. Two operators.',
    params: round,
    body: z.strictObject({ reason }),
    reply: done,
    refusals: problems,
  },
  relieve: {
    method: 'POST',
    path: '/office/api/dealers/pit/:table/relieve',
    audience: 'operator',
    permission,
    summary:
      'Ends the shift at a console whose person is gone; the round under way goes on with the next one.',
    params,
    body: z.strictObject({ source, reason }),
    reply: done,
    refusals: { ...unknown, 'dealers.notOnShift': null },
  },
  video: {
    method: 'POST',
    path: '/office/api/dealers/pit/:table/video',
    audience: 'operator',
    permission,
    summary:
      'Sets the addresses of a table’s HLS playlist and WHEP endpoint, or removes them. Two operators.',
    params,
    body: z.strictObject({ url: address, whep: address, reason }),
    reply: done,
    refusals: {
      ...unknown,
      'dealers.videoInvalid': null,
      'dealers.whepInvalid': null,
      'dealers.roundRunning': null,
    },
  },
})
