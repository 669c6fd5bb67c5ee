import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from './client.ts'
import { NetworkError, RefusedError } from './envelope.ts'
import { defineContract } from './route.ts'

const till = defineContract('testTill', {
  pay: {
    method: 'POST',
    path: '/test/pay',
    audience: 'anyone',
    idempotent: true,
    summary: 'Pays.',
    reply: z.object({ number: z.int() }),
  },
})

const failing = (reply: unknown, status: number) =>
  createClient(till, { fetch: () => Promise.resolve(Response.json(reply, { status })) })
    .pay()
    .catch((error: unknown) => error)

test('M4 takes a 503 of a process that shuts down, or of a proxy, as a lost reply and not as a refusal', async () => {
  // what Fastify sends while it closes, and what is no object at all
  const closing = { error: 'Service Unavailable', message: 'Service Unavailable', statusCode: 503 }
  for (const reply of [closing, { success: false, message: 'bad gateway' }, null, 'bad gateway'])
    expect(await failing(reply, 503)).toBeInstanceOf(NetworkError)
  const refused = await failing({ success: false, errorCode: 'service.overloaded', message: 'Busy.' }, 503)
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ code: 'service.overloaded', status: 503 })
})
