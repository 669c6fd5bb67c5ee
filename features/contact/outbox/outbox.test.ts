import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMail } from '#apps/outbox/smtp.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { trouble } from './service/health.ts'
import { queueMessage, sealSecrets, type Message } from './service/queue.ts'
import { openGateways, sendChannel, sendDue, type Gateways } from './service/send.ts'
import { catchers, type Catchers } from './testing/catchers.ts'

const SECRET = 'thirty-two characters of a secret for tests'
let caught: Catchers
let at: TestApp
let gateways: Gateways

beforeAll(async () => {
  caught = await catchers()
  at = await testApp({ ...caught.environment, FAIRHOUSE_SECRET: SECRET })
  gateways = openGateways(at.app)
})
afterAll(async () => {
  for (const gateway of Object.values(gateways)) gateway.close()
  await at.close()
  await caught.close()
})

const queue = (message: Partial<Message<'password.changed'>> & { to: string; key: string }) =>
  inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'email',
      template: 'password.changed',
      values: { account: 'mai', when: new Date('2026-11-21T05:30:00Z') },
      language: 'vi',
      now: at.clock.now(),
      ...message,
    }),
  )

const stateOf = async (key: string) =>
  maybe(
    at.app.db,
    sql<{ state: string; tries: number; sealed: Buffer | null }>`
      select state, tries, sealed from outgoing_message where key = ${key}
    `,
  )

const arrived = (to: string) => caught.messages.list().filter((message) => message.to.includes(to))

test('M6 a message is sent if and only if its transaction commits, and once for repeated calls with one key', async () => {
  const broken = inTransaction(at.app.db, async (tx) => {
    await queueMessage(tx, {
      merchant: 'JADE',
      channel: 'email',
      to: 'nobody@example.com',
      template: 'password.changed',
      values: { account: 'mai', when: at.clock.now() },
      language: 'en',
      key: 'rolled back',
      now: at.clock.now(),
    })
    throw new Error('the caller changed its mind')
  })
  await expect(broken).rejects.toThrow('changed its mind')
  expect(await queue({ to: 'mai@example.com', key: 'once' })).toBe(true)
  expect(await queue({ to: 'mai@example.com', key: 'once' })).toBe(false)
  await sendDue(at.app, gateways)
  expect(arrived('nobody@example.com')).toHaveLength(0)
  const [mail] = arrived('mai@example.com')
  expect(mail).toMatchObject({ kind: 'mail', subject: 'Mật khẩu Jade của bạn đã được đổi' })
  expect(mail?.text).toContain('12:30')
  expect(mail?.html).toContain('lang="vi"')
  expect(arrived('mai@example.com')).toHaveLength(1)
})

test('A9 a code is encrypted in the queue, and deleted once it is sent', async () => {
  const sealed = sealSecrets(at.app, { code: '482913' })
  await inTransaction(at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'sms',
      to: '+84901112223',
      template: 'code.enter',
      values: { minutes: 3 },
      sealed,
      language: 'en',
      key: 'closed',
      now: at.clock.now(),
    }),
  )
  const row = await maybe(
    at.app.db,
    sql<{ text: string }>`select outgoing_message::text as text from outgoing_message where key = 'closed'`,
  )
  expect(row?.text).not.toContain('482913')
  await sendDue(at.app, gateways)
  expect(await stateOf('closed')).toMatchObject({ state: 'sent', sealed: null })
  expect(arrived('+84901112223')[0]?.text).toMatch(/^482913 is your Jade code/)
})

test('AUT-04 a failing gateway is retried with growing delays and reported; once it recovers the message arrives once', async () => {
  let isDead = true
  const dying: Gateways = {
    ...gateways,
    sms: {
      ...gateways.sms,
      send: (parcel) =>
        isDead
          ? Promise.resolve({ isSent: false, isFinal: false, why: 'connect ECONNREFUSED' })
          : gateways.sms.send(parcel),
    },
  }
  await queue({ channel: 'sms', to: '+84903334445', key: 'dead gateway' })
  for (const waitMs of [0, 2_100, 5_100]) {
    at.clock.forward(waitMs)
    await sendDue(at.app, dying)
    await sendDue(at.app, dying) // no retry before the delay is over
  }
  expect(await stateOf('dead gateway')).toMatchObject({ state: 'waiting', tries: 3 })
  expect(await trouble(at.app.db, at.clock.now())).toMatchObject([
    { channel: 'sms', failing: 1, lastError: 'connect ECONNREFUSED' },
  ])
  isDead = false
  at.clock.forward(10_100)
  await sendDue(at.app, dying)
  await sendDue(at.app, dying)
  expect(arrived('+84903334445')).toHaveLength(1)
  expect(await trouble(at.app.db, at.clock.now())).toEqual([])
})

test('AUT-04 emails are sent while an SMS provider does not answer', async () => {
  const answer = Promise.withResolvers<void>()
  const hanging: Gateways = {
    ...gateways,
    sms: { ...gateways.sms, send: (parcel) => answer.promise.then(() => gateways.sms.send(parcel)) },
  }
  await queue({ channel: 'sms', to: '+84907778889', key: 'hangs' })
  await queue({ to: 'chi@example.com', key: 'behind one that hangs' })
  const texting = sendChannel(at.app, hanging, 'sms')
  await sendChannel(at.app, hanging, 'email')
  expect(await stateOf('behind one that hangs')).toMatchObject({ state: 'sent' })
  answer.resolve()
  await texting
  expect(await stateOf('hangs')).toMatchObject({ state: 'sent' })
})

test('AUT-04 a failure before the gateway is asked is retried like a failed gateway, not after the lease', async () => {
  await queue({ to: 'hoa@example.com', key: 'no connection' })
  const merchants = { ...at.app.merchants, byCode: () => Promise.reject(new Error('no free connection')) }
  await sendDue({ ...at.app, merchants }, gateways)
  expect(await stateOf('no connection')).toMatchObject({ state: 'waiting', tries: 1 })
  at.clock.forward(2_100)
  await sendDue(at.app, gateways)
  expect(arrived('hoa@example.com')).toHaveLength(1)
})

test('AUT-04 a number that the gateway rejects permanently fails without retry; an expired code is not sent', async () => {
  await queue({ channel: 'sms', to: 'mai', key: 'no number' })
  await queue({
    channel: 'sms',
    to: '+84905556667',
    key: 'too late',
    expiresAt: new Date(at.clock.now().getTime() + 1_000),
  })
  at.clock.forward(2_000)
  await sendDue(at.app, gateways)
  expect(await stateOf('no number')).toMatchObject({ state: 'failed' })
  expect(await stateOf('too late')).toMatchObject({ state: 'expired' })
  expect(arrived('+84905556667')).toHaveLength(0)
})

test('M5 a worker killed while sending neither loses an email nor delivers it twice', async () => {
  // a mail server that accepts the email and never confirms it: the worst moment to crash
  const seen: string[] = []
  const mute = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address)
        void readMail(Buffer.concat(chunks), to).then((mail) => {
          caught.messages.add(mail)
          seen.push(mail.id)
        })
      })
    },
  })
  await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready))
  const address = mute.server.address()
  at.clock.set(new Date()) // the worker process uses the system clock
  await queue({ to: 'linh@example.com', key: 'killed' })
  const worker = spawn(process.execPath, [resolve('apps/worker/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: at.database.url,
      FAIRHOUSE_SECRET: SECRET,
      SMTP_PORT: String(typeof address === 'object' && address ? address.port : 0),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  await expect.poll(() => seen.length, { timeout: 40_000, interval: 100 }).toBe(1)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  mute.close()
  expect(await stateOf('killed')).toMatchObject({ state: 'sending', tries: 1 })
  await sendDue(at.app, gateways) // still locked by the killed worker
  expect(await stateOf('killed')).toMatchObject({ state: 'sending', tries: 1 })
  at.clock.forward(61_000)
  await sendDue(at.app, gateways)
  expect(await stateOf('killed')).toMatchObject({ state: 'sent', tries: 2 })
  expect(arrived('linh@example.com')).toHaveLength(1)
}, 60_000)

test('M4 several concurrent workers send each message once', async () => {
  for (let n = 0; n < 30; n++) await queue({ to: `many${n}@example.com`, key: `many ${n}` })
  await Promise.all(Array.from({ length: 5 }, () => sendDue(at.app, gateways)))
  const { rows } = await sql<{
    tries: number
  }>`select tries from outgoing_message where key like 'many %'`.execute(at.app.db)
  expect(rows.map(({ tries }) => tries)).toEqual(Array.from({ length: 30 }, () => 1))
  expect(
    await run(
      at.app.db,
      sql`update outgoing_message set state = 'sent' where key like 'many %' and state = 'sent'`,
    ),
  ).toBe(30)
})
