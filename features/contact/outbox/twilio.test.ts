import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import { openTwilio, type TwilioStandIn } from '#tools/stand-ins/twilio.ts'
import { changeSecret } from '#features/platform/settings/service.ts'
import { closeReports } from './jobs.ts'
import { channelHealth } from './service/health.ts'
import { queueMessage, sealSecrets } from './service/queue.ts'
import { openGateways, sendDue, type Gateways } from './service/send.ts'
import { replyUrl, reportUrl } from './service/sms/twilio-account.ts'

let at: TestApp
let twilio: TwilioStandIn
let gateways: Gateways

beforeAll(async () => {
  at = await testApp({ SITE_ORIGIN: 'https://play.example' })
  // the addresses given to Twilio are public ones; the stand-in reaches the test's server instead
  twilio = await openTwilio({
    port: 0,
    accountSid: `AC${'1'.repeat(32)}`,
    reach: (url) => new URL(`${url.pathname}${url.search}`, at.site),
  })
  at.sandboxes.add(twilio.origin)
  gateways = openGateways(at.app)
  const now = at.clock.now()
  const set = (name: Parameters<typeof applySetting>[2], value: string) =>
    applySetting(at, 'JADE', name, value)
  await set('smsProvider', 'twilio')
  await set('twilioAccount', twilio.accountSid)
  await set('twilioSender', '+12025550123')
  await set('twilioApi', twilio.origin)
  await changeSecret(at.app, 'JADE', 'twilioToken', twilio.authToken, now)
  at.app.merchants.forget()
})
afterAll(async () => {
  for (const gateway of Object.values(gateways)) gateway.close()
  await twilio.close()
  await at.close()
})

/** Queues a code that is valid for three minutes. */
async function queueCode(to: string, key: string): Promise<void> {
  await inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'sms',
      to,
      template: 'code.enter',
      values: { minutes: 3 },
      sealed: sealSecrets(at.app, { code: '482913' }),
      language: 'en',
      key,
      now: at.clock.now(),
      expiresAt: new Date(at.clock.now().getTime() + 180_000),
    }),
  )
}
const send = () => sendDue(at.app, gateways)
const rowOf = (key: string) =>
  maybe(
    at.app.db,
    sql<{
      id: string
      state: string
      tries: number
      delivery: string | null
      lastError: string | null
      sealed: Buffer | null
      providerId: string | null
    }>`select id, state, tries, delivery, last_error, sealed, provider_id from outgoing_message where key = ${key}`,
  )
const sentTo = (to: string) => twilio.messages.filter((message) => message.to === to)
const lastTo = (to: string) => sentTo(to).at(-1)!

test('AUT-04 sends a code by Twilio with an expiry, and a signed report confirms its delivery and deletes the code', async () => {
  await queueCode('+84901111101', 'delivered')
  await send()
  const [sms] = sentTo('+84901111101')
  expect(sms).toMatchObject({
    from: '+12025550123',
    text: expect.stringMatching(/^482913 is your Jade code/),
  })
  expect(sms?.validityPeriod).toBeGreaterThan(170)
  expect(sms?.validityPeriod).toBeLessThanOrEqual(180)
  const accepted = await rowOf('delivered')
  expect(accepted).toMatchObject({ state: 'sent', delivery: 'pending', providerId: sms?.sid })
  expect(accepted?.sealed).not.toBeNull() // it may come back as undelivered
  expect(await twilio.report(sms!.sid, 'sent')).toMatchObject({ status: 200 })
  expect(await rowOf('delivered')).toMatchObject({ delivery: 'pending' })
  expect(await twilio.report(sms!.sid, 'delivered')).toMatchObject({
    status: 200,
    body: expect.stringContaining('<Response>'),
  })
  expect(await rowOf('delivered')).toMatchObject({ state: 'sent', delivery: 'delivered', sealed: null })
  // Twilio does not promise an order, and may repeat itself
  await twilio.report(sms!.sid, 'sent')
  await twilio.report(sms!.sid, 'undelivered', 30_003)
  expect(await rowOf('delivered')).toMatchObject({ state: 'sent', delivery: 'delivered' })
  const [sms_] = (await channelHealth(at.app.db, at.clock.now())).filter(({ channel }) => channel === 'sms')
  expect(sms_).toMatchObject({ sentToday: 1, deliveredToday: 1 })
})

test('M13 refuses reports that Twilio did not sign, of another account, and for another address', async () => {
  await queueCode('+84901111102', 'forged')
  await send()
  const sms = lastTo('+84901111102')
  const fields = { AccountSid: twilio.accountSid, MessageSid: sms.sid, MessageStatus: 'delivered' }
  const refused = { status: 409, body: expect.stringContaining('smsCallbacks.notSigned') }
  expect(await twilio.post(sms.statusCallback, fields, 'a guessed token')).toMatchObject(refused)
  const unsigned = await fetch(new URL(new URL(sms.statusCallback).pathname, at.site), {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(unsigned.status).toBe(409)
  expect(
    await twilio.post(sms.statusCallback, { ...fields, AccountSid: `AC${'2'.repeat(32)}` }),
  ).toMatchObject(refused)
  // signed for another message's address, and sent here
  const elsewhere = await openTwilio({
    port: 0,
    accountSid: twilio.accountSid,
    authToken: twilio.authToken,
    reach: () => new URL(new URL(sms.statusCallback).pathname, at.site),
  })
  const other = reportUrl(at.app, 'JADE', '00000000-0000-7000-8000-000000000000')
  expect(await elsewhere.post(other, fields)).toMatchObject(refused)
  await elsewhere.close()
  expect(await rowOf('forged')).toMatchObject({ delivery: 'pending' })
  expect(await twilio.post(reportUrl(at.app, 'AMBER', (await rowOf('forged'))!.id), fields)).toMatchObject({
    body: expect.stringContaining('smsCallbacks.unknownBrand'),
  })
})

test('AUT-04 gives up at once on a number that cannot receive SMS, and retries a busy or misconfigured account', async () => {
  await queueCode('+84901110000', 'invalid')
  await queueCode('+84902220001', 'landline')
  await queueCode('+84902220002', 'busy')
  twilio.reject('+84903334445', 401, 20_003, 'Authenticate')
  await queueCode('+84903334445', 'wrong token')
  await send()
  expect(await rowOf('invalid')).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('21211'),
  })
  expect(await rowOf('landline')).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('21614'),
  })
  expect(await rowOf('busy')).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('20429') })
  expect(await rowOf('wrong token')).toMatchObject({
    state: 'waiting',
    lastError: expect.stringContaining('20003'),
  })
  at.clock.forward(2_100)
  await send()
  expect(await rowOf('wrong token')).toMatchObject({ state: 'sent', delivery: 'pending' })
})

test('AUT-04 sends a code again after a passing failure of delivery, and fails after a final one', async () => {
  await queueCode('+84904441101', 'phone off')
  await queueCode('+84904441102', 'no such number')
  await send()
  const first = lastTo('+84904441101')
  await twilio.report(first.sid, 'undelivered', 30_003)
  expect(await rowOf('phone off')).toMatchObject({ state: 'waiting', delivery: null })
  at.clock.forward(2_100)
  await send()
  expect(sentTo('+84904441101')).toHaveLength(2)
  expect(lastTo('+84904441101').text).toMatch(/^482913/) // the code was kept for it
  await twilio.report(first.sid, 'undelivered', 30_003) // about the first attempt: too late to count
  expect(await rowOf('phone off')).toMatchObject({ state: 'sent', delivery: 'pending', tries: 2 })
  // the third attempt is the last: each one is charged
  for (const state of ['waiting', 'failed']) {
    await twilio.report(lastTo('+84904441101').sid, 'undelivered', 30_003)
    expect(await rowOf('phone off')).toMatchObject({ state })
    at.clock.forward(20_000)
    await send()
  }
  expect(sentTo('+84904441101')).toHaveLength(3)
  await twilio.report(lastTo('+84904441102').sid, 'undelivered', 30_005)
  expect(await rowOf('no such number')).toMatchObject({
    state: 'failed',
    delivery: 'undelivered',
    lastError: 'Twilio 30005: undelivered',
    sealed: null,
  })
})

test('AUT-04 does not retry an undelivered code that has expired', async () => {
  await queueCode('+84905551101', 'expired')
  await send()
  at.clock.forward(181_000)
  await twilio.report(lastTo('+84905551101').sid, 'undelivered', 30_003)
  expect(await rowOf('expired')).toMatchObject({ state: 'expired', delivery: 'undelivered', sealed: null })
})

test('M4 a lost response does not send twice when a report proves that the first attempt was accepted', async () => {
  twilio.loseNextReply()
  await queueCode('+84906661101', 'lost')
  await send()
  expect(await rowOf('lost')).toMatchObject({ state: 'waiting', providerId: null })
  await twilio.report(lastTo('+84906661101').sid, 'queued')
  expect(await rowOf('lost')).toMatchObject({ state: 'sent', delivery: 'pending' })
  at.clock.forward(60_000)
  await send()
  expect(sentTo('+84906661101')).toHaveLength(1)
})

test('a report that overtakes Twilio’s own response is not lost', async () => {
  await queueCode('+84907771101', 'overtaken')
  const early: Gateways = {
    ...gateways,
    sms: {
      ...gateways.sms,
      async send(parcel) {
        const outcome = await gateways.sms.send(parcel)
        await twilio.report(lastTo('+84907771101').sid, 'delivered') // before the worker has stored the outcome
        return outcome
      },
    },
  }
  await sendDue(at.app, early)
  expect(await rowOf('overtaken')).toMatchObject({ state: 'sent', delivery: 'delivered', sealed: null })
})

test('R9 a number that replies STOP gets no further SMS until it replies START', async () => {
  const url = replyUrl(at.app, 'JADE')
  expect(await twilio.reply(url, '+84908881101', ' stop ')).toMatchObject({ status: 200 })
  await queueCode('+84908881101', 'stopped')
  await send()
  expect(await rowOf('stopped')).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('opted out'),
  })
  expect(sentTo('+84908881101')).toHaveLength(0)
  await twilio.reply(url, '+84908881101', 'please stop') // not a keyword
  await twilio.reply(url, '+84908881101', 'START')
  await queueCode('+84908881101', 'started')
  await send()
  expect(sentTo('+84908881101')).toHaveLength(1)
  // opted out at Twilio without an address for replies: its own refusal is final
  twilio.stopped.add('+84908881102')
  await queueCode('+84908881102', 'stopped there')
  await send()
  expect(await rowOf('stopped there')).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('21610'),
  })
  expect(
    await twilio.post(url, { AccountSid: twilio.accountSid, From: '+84908881103', Body: 'STOP' }, 'guessed'),
  ).toMatchObject({ status: 409 })
})

test('A9 deletes a code whose report never comes, and closes the message as unknown', async () => {
  await queueCode('+84909991101', 'silent')
  await send()
  expect((await rowOf('silent'))?.sealed).not.toBeNull()
  at.clock.forward(181_000)
  await closeReports(at.app)
  expect(await rowOf('silent')).toMatchObject({ delivery: 'pending', sealed: null })
  at.clock.forward(11 * 3_600_000)
  await closeReports(at.app)
  expect(await rowOf('silent')).toMatchObject({ state: 'sent', delivery: 'unknown' })
})

test('SYS-01 a brand without a complete Twilio account keeps its messages waiting and says why', async () => {
  await applySetting(at, 'JADE', 'twilioSender', '')
  await queueCode('+84910001109', 'no sender')
  await send()
  expect(await rowOf('no sender')).toMatchObject({
    state: 'waiting',
    lastError: expect.stringContaining('not set up'),
  })
  await applySetting(at, 'JADE', 'twilioSender', `MG${'a'.repeat(32)}`)
  at.clock.forward(3_000)
  await send()
  expect(lastTo('+84910001109').from).toBe(`MG${'a'.repeat(32)}`)
})
