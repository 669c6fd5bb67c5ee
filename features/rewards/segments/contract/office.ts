import * as z from 'zod/mini'
import { currency, id, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { conditions } from './conditions.ts'

const merchant = words(12)
const choice = z.object({ value: z.string(), en: z.string(), vi: z.string() })

const segment = z.object({
  id: uuid,
  name: z.string(),
  conditions,
  /** As last counted. */
  members: z.int(),
  countedAt: instant,
  changedBy: z.string(),
})

export const segmentsOffice = defineContract('segmentsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/segments',
    audience: 'operator',
    permission: 'segments.see',
    summary: 'Lists the saved segments of a brand with how many members each had when last counted.',
    query: z.strictObject({ merchant }),
    reply: z.object({ rows: z.array(segment) }),
  },
  choices: {
    method: 'GET',
    path: '/office/api/segments/choices',
    audience: 'operator',
    permission: 'segments.see',
    summary: 'Returns what conditions on members of a brand can name.',
    query: z.strictObject({ merchant }),
    reply: z.object({
      /** Null for an unknown brand. */
      currency: z.nullable(currency),
      countries: z.array(z.string()),
      jurisdictions: z.array(choice),
      categories: z.array(z.string()),
      traits: z.array(
        z.object({ trait: z.string(), en: z.string(), vi: z.string(), values: z.array(choice) }),
      ),
      segments: z.array(z.object({ id: uuid, name: z.string() })),
    }),
  },
  count: {
    method: 'POST',
    path: '/office/api/segments/count',
    audience: 'operator',
    permission: 'segments.see',
    rateLimit: '120/min',
    summary: 'Counts the members who meet conditions now, and returns a few of them.',
    body: z.strictObject({ merchant, conditions }),
    reply: z.object({
      members: z.int(),
      /** All members of the brand whom conditions are looked at for. */
      of: z.int(),
      sample: z.array(z.object({ id, account: z.string(), registeredAt: instant })),
    }),
    refusals: { 'segments.unsound': null },
  },
  save: {
    method: 'POST',
    path: '/office/api/segments',
    audience: 'operator',
    permission: 'segments.write',
    summary: 'Saves a segment; promotions that use it go by the new conditions from now on.',
    body: z.strictObject({ merchant, id: z.nullable(uuid), name: words(60, 2), conditions }),
    reply: z.object({ id: uuid }),
    refusals: { 'segments.unsound': null, 'segments.taken': null, 'segments.unknown': null },
  },
})
