import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { queueMessage, sealSecrets } from './public.ts'
import type { Gateway } from './service/gateways.ts'
import { sendDue, type Gateways } from './service/send.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** A gateway with a configurable result. */
function gateway(answer: () => Awaited<ReturnType<Gateway['send']>>): Gateways {
  const one: Gateway = { send: async () => answer(), close: () => undefined }
  return { email: one, sms: one, push: one }
}
const alive = gateway(() => ({ isSent: true }))
const dead = gateway(() => ({ isSent: false, isFinal: false, why: 'connect ECONNREFUSED 127.0.0.1:25' }))
const never = gateway(() => ({ isSent: false, isFinal: true, why: '550 no such mailbox' }))

const queue = (key: string) =>
  inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'email',
      to: `${key}@example.com`,
      template: 'password.changed',
      values: { account: 'mai', when: at.clock.now() },
      language: 'en',
      key,
      now: at.clock.now(),
    }),
  )
const queueCode = (key: string) =>
  inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'sms',
      to: '+84901234567',
      template: 'code.enter',
      values: { minutes: 3 },
      sealed: sealSecrets(at.app, { code: '735519' }),
      language: 'en',
      key,
      now: at.clock.now(),
    }),
  )
const idOf = async (key: string) =>
  (await maybe(at.app.db, sql<{ id: string }>`select id from outgoing_message where key = ${key}`))?.id ?? ''

test('OPS-01 operators see which messages are not sent and why; codes are hidden and addresses masked', async () => {
  await queue('maithi')
  await queueCode('code')
  await sendDue(at.app, dead)
  const linh = await operator(at, { roles: ['supervisor'] })
  const auditor = await operator(at, { roles: ['auditor'] })
  const seen = await linh.api.outbox.messages({ query: { state: 'open' } })
  expect(seen.messages.map(({ says }) => says)).toEqual([
    '•••••• is your Jade code to log in or set a new password. Valid for 3 min. Do not share it.',
    'Your Jade password was changed',
  ])
  expect(JSON.stringify(seen)).not.toContain('735519')
  expect(seen.messages[1]).toMatchObject({
    address: 'maithi@example.com',
    lastError: 'connect ECONNREFUSED 127.0.0.1:25',
  })
  expect(seen.channels.every(({ isTroubled }) => isTroubled)).toBe(true)
  const masked = await auditor.api.outbox.messages({ query: { address: 'maithi' } })
  expect(masked.messages.map(({ address }) => address)).toEqual(['+849•••567', 'ma•••@example.com'])
})

test('OPS-01 a failed message is sent again with a reason, in the audit log; one whose code was deleted is not', async () => {
  await queue('given up')
  await queueCode('lost code')
  await sendDue(at.app, never)
  const linh = await operator(at, { roles: ['supervisor'] })
  const again = async (key: string) =>
    linh.api.outbox.resend({ params: { id: await idOf(key) }, body: { reason: 'the mailbox exists now' } })
  expect(await refusal(again('lost code'))).toBe('outbox.secretGone')
  await run(
    at.database.owner,
    sql`update outgoing_message set state = 'sending' where id = ${await idOf('given up')}`,
  )
  expect(await refusal(again('given up'))).toBe('outbox.onItsWay')
  await run(
    at.database.owner,
    sql`update outgoing_message set state = 'failed' where id = ${await idOf('given up')}`,
  )
  await again('given up')
  await sendDue(at.app, alive)
  const [sent] = (await linh.api.outbox.messages({ query: { state: 'sent' } })).messages
  expect(sent).toMatchObject({ address: 'given up@example.com', state: 'sent', tries: 1 })
  const entry = await maybe(
    at.app.db,
    sql<{
      reason: string
    }>`select reason from audit_entry where action = 'messages.resend' order by id desc limit 1`,
  )
  expect(entry?.reason).toBe('the mailbox exists now')
  await again('given up')
  const { messages } = await linh.api.outbox.messages({ query: { address: 'given up' } })
  expect(messages.map(({ state }) => state)).toEqual(['waiting', 'sent'])
})

test('B1 an operator with read access cannot send again, and a cashier cannot see messages', async () => {
  const auditor = await operator(at, { roles: ['auditor'] })
  const cashier = await operator(at, { roles: ['cashier'] })
  const id = await idOf('given up')
  expect(await refusal(auditor.api.outbox.resend({ params: { id }, body: { reason: 'just so' } }))).toBe(
    'permission.missing',
  )
  expect(await refusal(cashier.api.outbox.messages({}))).toBe('permission.missing')
})
