import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackAddress, visitorFrom } from '#apps/server/testing/from-address.ts'
import { passHumanCheck, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { rememberPlace } from '#features/account/security/public.ts'
import { reachable } from './testing/reachable.ts'

let app: MessagingApp
let at: TestApp
let caught: MessagingApp['caught']
let gateways: MessagingApp['gateways']

beforeAll(async () => {
  app = await messagingHouse()
  ;({ at, caught, gateways } = app)
})
afterAll(() => app.close())

test('A5 AUT-11 requests with wrong addresses, or from elsewhere with the right one, do not block the owner’s', async () => {
  const mai = await reachable(at)
  const known = `fairhouse-device=${'d'.repeat(43)}`
  const trusted = { memberId: mai.id, deviceToken: 'd'.repeat(43), ip: '127.0.0.1', device: 'x' }
  await inTransaction(at.app.db, (tx) => rememberPlace(tx, { ...trusted, now: at.clock.now() }))
  const ask = async (n: number, email: string, cookie?: string) => {
    const from = visitorFrom(loopbackAddress(n))
    const answer = await from.fetch(`${at.site}/wps/member/password/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'human-check': await passHumanCheck(at.site),
        ...(cookie ? { cookie } : {}),
      },
      body: new URLSearchParams({ username: mai.account, email }).toString(),
    })
    from.close()
    expect(answer.status).toBe(200)
  }
  const mails = async () => {
    await sendDue(at.app, gateways)
    return caught.messages.list().filter(({ to, text }) => to.includes(mai.email) && text.includes('/reset#'))
      .length
  }
  // strangers with wrong addresses, also in the owner's own household
  for (let n = 0; n < 5; n++) await ask(0, `wrong${n}@example.com`)
  for (let n = 0; n < 4; n++) await ask(0, 'wrong@example.com')
  await ask(0, mai.email)
  expect(await mails()).toBe(1)
  // a stranger who knows the address cannot flood the mailbox ...
  for (let n = 0; n < 20; n++) await ask(10 + n, mai.email)
  expect(await mails()).toBe(12)
  // ... and requests of the owner's own browser still work
  await ask(40, mai.email, known)
  expect(await mails()).toBe(13)
})
