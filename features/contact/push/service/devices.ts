import { inTransaction } from '#db/pool.ts'
import { queuePush } from '#features/contact/outbox/public.ts'
import { deviceName } from '#kit/names/device-name.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { memberById } from '#server/extension/people.ts'
import { hashToken } from '#server/vault.ts'
import type { push } from '../contract.ts'
import { isService, MOST_DEVICES } from '../rules.ts'
import { devicesOf, dropDevice, keepNewest, putDevice } from '../store.ts'
import { vapidOf } from './keys.ts'
import { isReceiver } from './seal.ts'
import type { Subscription } from './send.ts'

type Push = typeof push

export async function keyFor(app: App) {
  return { key: (await vapidOf(app)).publicKey }
}

export async function listDevices(app: App, { member }: CallFor<Push['devices']>) {
  return { devices: await devicesOf(app.db, member.id) }
}

/** Stores a browser's subscription, encrypted; only endpoints of browser vendors, only valid keys. */
export async function addDevice(
  app: App,
  { body }: Given<Push['add']>,
  { member, device, now }: CallFor<Push['add']>,
) {
  const { endpoint, p256dh, auth } = body
  if (!isService(URL.parse(endpoint), app.config.PUSH_SERVICE ?? null))
    return { refused: 'push.unknownService' } as const
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  if (!isReceiver({ point, secret })) return { refused: 'push.keysInvalid' } as const
  const subscription: Subscription = {
    endpoint,
    point: point.toString('base64url'),
    secret: secret.toString('base64url'),
  }
  const sealed = app.vault.close('push', JSON.stringify(subscription))
  return inTransaction(app.db, async (tx) => {
    const id = await putDevice(tx, {
      memberId: member.id,
      hash: hashToken(endpoint),
      sealed,
      says: deviceName(device),
      now,
    })
    await keepNewest(tx, member.id, MOST_DEVICES)
    return { id }
  })
}

export async function removeDevice(
  app: App,
  { params }: Given<Push['remove']>,
  { member }: CallFor<Push['remove']>,
) {
  const isGone = await dropDevice(app.db, params.id, member.id)
  return isGone ? {} : ({ refused: 'push.unknownDevice' } as const)
}

/** Sends a test notification to the member's own device; the request itself is the consent. */
export async function tryDevice(
  app: App,
  { params }: Given<Push['try']>,
  { member, merchant, now }: CallFor<Push['try']>,
) {
  const devices = await devicesOf(app.db, member.id)
  if (!devices.some(({ id }) => id === params.id)) return { refused: 'push.unknownDevice' } as const
  return inTransaction(app.db, async (tx) => {
    const language = (await memberById.of(app)(tx, member.id))?.language ?? 'en'
    await queuePush(tx, {
      merchant: merchant.code,
      memberId: member.id,
      language,
      agreed: 'try.push',
      key: `try:${now.getTime()}`,
      device: params.id,
      title: app.words(language, 'push.hello', { brand: merchant.name }),
      text: app.words(language, 'push.helloText'),
      link: '/index?member=profile',
      now,
    })
    return {}
  })
}
