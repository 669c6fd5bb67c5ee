import * as z from 'zod/mini'
import { count, instant, page, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { events, problems, URL_MOST } from './rules/postback.ts'

const event = z.enum(events)
const notOne = { 'affiliates.notOne': null } as const
const unknown = { ...notOne, 'postbacks.unknown': null } as const

/** Postbacks of the calling affiliate: where events are told, a test, and the log (AGT-06). */
export const postbacks = defineContract('postbacks', {
  list: {
    method: 'GET',
    path: '/api/affiliates/postbacks',
    audience: 'member',
    summary: 'Lists the affiliate’s postback addresses by event.',
    reply: z.object({ list: z.array(z.object({ id: uuid, event, url: z.string(), createdAt: instant })) }),
    refusals: notOne,
  },
  add: {
    method: 'POST',
    path: '/api/affiliates/postbacks',
    audience: 'member',
    summary: 'Adds an address for an event: an https URL with macros.',
    rateLimit: '30/h',
    body: z.strictObject({ event, url: z.string().check(z.trim(), z.minLength(8), z.maxLength(URL_MOST)) }),
    reply: z.object({ id: uuid }),
    refusals: {
      ...notOne,
      'postbacks.address': z.object({ why: z.enum(['invalid', 'insecure', 'macro', 'private']) }),
      'postbacks.tooMany': z.object({ most: z.int() }),
    },
  },
  remove: {
    method: 'POST',
    path: '/api/affiliates/postbacks/:id/remove',
    audience: 'member',
    summary: 'Removes an address; what is waiting for it is no longer sent.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({}),
    refusals: unknown,
  },
  test: {
    method: 'POST',
    path: '/api/affiliates/postbacks/:id/test',
    audience: 'member',
    summary: 'Sends an example to an address now and returns what it answered.',
    rateLimit: '10/min',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ url: z.string(), status: z.nullable(z.int()), problem: z.nullable(z.enum(problems)) }),
    refusals: unknown,
  },
  log: {
    method: 'GET',
    path: '/api/affiliates/postbacks/log',
    audience: 'member',
    summary: 'Lists what was sent, newest first, with attempts and answers.',
    query: z.strictObject(page),
    reply: z.object({
      rows: z.array(
        z.object({
          number: count,
          event: z.string(),
          url: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          tries: z.int(),
          nextAt: instant,
          status: z.nullable(z.int()),
          problem: z.nullable(z.enum(problems)),
          createdAt: instant,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: notOne,
  },
  secret: {
    method: 'POST',
    path: '/api/affiliates/postbacks/secret',
    audience: 'member',
    summary: 'Returns the key that signs postbacks, or makes a new one.',
    rateLimit: '10/h',
    body: z.strictObject({ renew: z.boolean() }),
    reply: z.object({ secret: z.string() }),
    refusals: notOne,
  },
})
