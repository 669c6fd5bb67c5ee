import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { pushNews } from '#features/contact/inbox/service/push.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { isService } from './rules.ts'
import { sealPush } from './service/seal.ts'

// An independent receiver: a push service that follows the RFCs, and devices that decrypt.

type Taken = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer }
const taken: Taken[] = []
/** The status that the service responds with per path; 201 by default. */
const answers = new Map<string, number>()

let service: Server
let origin = ''
let app: MessagingApp
let mai: Person

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const status = answers.get(path) ?? 201
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const at = service.address()
  origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  app = await messagingHouse({ PUSH_SERVICE: origin })
  mai = await person(app.at)
})
afterAll(async () => {
  await app.close()
  await new Promise((closed) => service.close(closed))
})

type Device = { readonly path: string; readonly keys: ECDH; readonly secret: Buffer; readonly id: string }

async function device(who: Person, path: string): Promise<Device> {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const secret = randomBytes(16)
  const { id } = await who.api.push.add({
    body: {
      endpoint: origin + path,
      p256dh: keys.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    },
  })
  return { path, keys, secret, id }
}

/** RFC 8291 §3.4 from the receiver's side. */
function opened(body: Buffer, { keys, secret }: Pick<Device, 'keys' | 'secret'>): unknown {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const point = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), point])
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(point), secret, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `${name}\0`, bytes))
  const cipher = createDecipheriv(
    'aes-128-gcm',
    part('Content-Encoding: aes128gcm', 16),
    part('Content-Encoding: nonce', 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = text.findLastIndex((byte) => byte !== 0) // the padding, then its delimiter
  expect(text[end]).toBe(2)
  return JSON.parse(text.subarray(0, end).toString())
}

const tell = (who: Person, occasion: string, kind: 'money' | 'house' | 'offer' = 'money') =>
  inTransaction(app.at.app.db, (tx) =>
    tellMember(tx, {
      memberId: who.id,
      kind,
      occasion,
      title: { en: `About ${occasion}`, vi: `Về ${occasion}` },
      body: { en: '<p>It came to <b>₫100,000</b>.</p>', vi: '<p>Số tiền <b>100.000 ₫</b>.</p>' },
      now: app.at.clock.now(),
    }),
  )
const agree = (who: Person, consent: 'money.push' | 'house.push' | 'offer.push', isOn = true) =>
  who.api.inbox.setConsent({ body: { consent, isOn } })
async function work() {
  await pushNews(app.at.app)
  await sendDue(app.at.app, app.gateways)
}
const at = (path: string) => taken.filter((each) => each.path === path)

test('O8 reproduces the example of RFC 8291 byte for byte', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const sealed = sealPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      point: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { keys, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), isPadded: false },
  )
  expect(Buffer.from(sealed).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('C3 the platform sends push notifications only to services of browser vendors', async () => {
  const services = [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ]
  expect(services.filter((endpoint) => !isService(URL.parse(endpoint), null))).toEqual([])
  const strangers = [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://fcm.googleapis.com:8443/x',
    'https://notify.windows.com/x',
    'https://xnotify.windows.com/x',
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'file:///etc/passwd',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    'nothing',
  ]
  for (const own of [null, 'http://127.0.0.1:9'])
    expect(strangers.filter((endpoint) => isService(URL.parse(endpoint), own))).toEqual([])
  const body = { endpoint: 'https://evil.example/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  expect(await refusal(mai.api.push.add({ body }))).toBe('push.unknownService')
  // a point that is not on the curve, and invalid bytes of the right size
  const off = `BA${'_'.repeat(85)}`
  for (const p256dh of ['A'.repeat(87), off])
    expect(await refusal(mai.api.push.add({ body: { ...body, endpoint: `${origin}/bad`, p256dh } }))).toBe(
      'push.keysInvalid',
    )
})

test('MEM-08 a notification with consent reaches the device encrypted and signed; for money only its title, since a locked screen is visible to others', async () => {
  const phone = await device(mai, '/send/phone')
  await tell(mai, 'before')
  await work()
  expect(at('/send/phone')).toEqual([]) // no consent given
  await agree(mai, 'money.push')
  await tell(mai, 'deposit')
  await tell(mai, 'news', 'house')
  await work()
  await work()
  const [push, second] = at('/send/phone')
  expect(second).toBeUndefined()
  expect(opened(push?.body ?? Buffer.alloc(0), phone)).toMatchObject({
    title: 'About deposit',
    text: '',
    link: '/index?member=messageV2',
  })
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const { key } = await mai.api.push.key()
  const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(push?.headers.authorization ?? '') ?? []
  expect(k).toBe(key)
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, {
    audience: origin,
    currentDate: app.at.clock.now(),
  })
  expect(payload.sub).toMatch(/^mailto:.+@.+/)
  expect((payload.exp ?? 0) * 1000 - app.at.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000)
  await agree(mai, 'house.push')
  await tell(mai, 'more news', 'house')
  await work()
  expect(opened(at('/send/phone')[1]?.body ?? Buffer.alloc(0), phone)).toMatchObject({
    title: 'About more news',
    text: 'It came to ₫100,000.',
  })
})

test('R9 an excluded member gets no push notifications, not even queued ones; withdrawing consent applies immediately', async () => {
  const [away, changes] = [await person(app.at), await person(app.at)]
  await device(away, '/send/away')
  await device(changes, '/send/changes')
  for (const who of [away, changes]) await agree(who, 'money.push')
  for (const who of [away, changes]) await tell(who, 'waiting')
  await pushNews(app.at.app) // queued
  await away.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await agree(changes, 'money.push', false)
  await tell(away, 'later')
  await tell(changes, 'later')
  await work()
  expect(at('/send/away')).toEqual([])
  expect(at('/send/changes')).toEqual([])
})

test('MEM-08 a service that is down is retried, an expired subscription is deleted, a redirect is not followed', async () => {
  const an = await person(app.at)
  await agree(an, 'money.push')
  for (const path of ['/send/down', '/send/left', '/send/leads']) await device(an, path)
  answers.set('/send/down', 503).set('/send/left', 410).set('/send/leads', 302)
  await tell(an, 'three')
  await work()
  expect((await an.api.push.devices()).devices).toHaveLength(2)
  answers.set('/send/down', 201)
  app.at.clock.forward(2_500)
  await sendDue(app.at.app, app.gateways)
  expect(at('/send/down')).toHaveLength(2)
  expect(at('/send/left')).toHaveLength(1)
  expect(taken.some(({ path }) => path === '/elsewhere')).toBe(false)
})

test('SYS-03 a device belongs to its member; other members cannot test or remove it, and it is encrypted in the database', async () => {
  const [lan, eve] = [await person(app.at), await person(app.at)]
  const own = await device(lan, '/send/own')
  const params = { id: own.id }
  expect(await refusal(eve.api.push.remove({ params }))).toBe('push.unknownDevice')
  expect(await refusal(eve.api.push.try({ params }))).toBe('push.unknownDevice')
  await lan.api.push.try({ params })
  await sendDue(app.at.app, app.gateways)
  expect(opened(at('/send/own')[0]?.body ?? Buffer.alloc(0), own)).toMatchObject({
    title: 'Notifications from Jade',
  })
  const rows = await many(
    app.at.database.owner,
    sql<{ row: string }>`select d::text as row from push_device d`,
  )
  const [{ sealed } = { sealed: Buffer.alloc(0) }] = await many(
    app.at.database.owner,
    sql<{ sealed: Buffer }>`select sealed from push_device where id = ${own.id}`,
  )
  expect(rows.map(({ row }) => row).join()).not.toContain('/send/')
  expect(sealed.includes('/send/own')).toBe(false)
  // the same browser under another login gets that member's messages, and none of the previous member's
  const { id } = await eve.api.push.add({
    body: {
      endpoint: `${origin}/send/own`,
      p256dh: own.keys.getPublicKey('base64url'),
      auth: own.secret.toString('base64url'),
    },
  })
  expect(id).toBe(own.id)
  expect((await lan.api.push.devices()).devices).toEqual([])
  await eve.api.push.remove({ params: { id } })
  expect((await eve.api.push.devices()).devices).toEqual([])
})

test('MEM-08 a member has ten devices at most: a further one replaces the oldest', async () => {
  const many11 = await person(app.at)
  const first = await device(many11, '/send/many0')
  for (let n = 1; n <= 10; n++) {
    app.at.clock.forward(1_000)
    await device(many11, `/send/many${n}`)
  }
  const { devices } = await many11.api.push.devices()
  expect(devices).toHaveLength(10)
  expect(devices.map(({ id }) => id)).not.toContain(first.id)
})

test('O8 concurrent first requests create a single key pair, encrypted by the vault', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => mai.api.push.key()))
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
  const { count } = await one(
    app.at.database.owner,
    sql<{ count: number }>`select count(*)::int as count from push_key`,
  )
  expect(count).toBe(1)
})
