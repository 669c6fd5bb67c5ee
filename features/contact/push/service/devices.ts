import { inTransaction } from '#db/pool.ts'
import { queuePush } from '#features/contact/outbox/public.ts'
import { deviceName } from '#kit/names/device-name.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { memberById } from '#server/extension/people.ts'
import { hashToken } from '#server/vault.ts'
import type { push } from '../contract.ts'
import { isService, MOST_DEVICES } from '../rules.ts'
import { devicesOf, dropDevice, keepNewest, putDevice } from '../store.ts'
import { vapidOf } from './keys.ts'
import { isReceiver } from './seal.ts'
import type { Subscription } from './send.ts'

type Push = typeof push

export async function keyFor(house: House) {
  return { key: (await vapidOf(house)).publicKey }
}

export async function listDevices(house: House, { member }: CallFor<Push['devices']>) {
  return { devices: await devicesOf(house.db, member.id) }
}

/** Keeps a browser's subscription, closed; only services of browsers' makers, only keys that are keys. */
export async function addDevice(
  house: House,
  { body }: Given<Push['add']>,
  { member, device, now }: CallFor<Push['add']>,
) {
  const { endpoint, p256dh, auth } = body
  if (!isService(URL.parse(endpoint), house.config.PUSH_SERVICE ?? null))
    return { refused: 'push.unknownService' } as const
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  if (!isReceiver({ point, secret })) return { refused: 'push.keysInvalid' } as const
  const subscription: Subscription = {
    endpoint,
    point: point.toString('base64url'),
    secret: secret.toString('base64url'),
  }
  const sealed = house.vault.close('push', JSON.stringify(subscription))
  return inTransaction(house.db, async (tx) => {
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
  house: House,
  { params }: Given<Push['remove']>,
  { member }: CallFor<Push['remove']>,
) {
  const isGone = await dropDevice(house.db, params.id, member.id)
  return isGone ? {} : ({ refused: 'push.unknownDevice' } as const)
}

/** A greeting to the member's own device; the member asked for it, so no other agreement is needed. */
export async function tryDevice(
  house: House,
  { params }: Given<Push['try']>,
  { member, merchant, now }: CallFor<Push['try']>,
) {
  const devices = await devicesOf(house.db, member.id)
  if (!devices.some(({ id }) => id === params.id)) return { refused: 'push.unknownDevice' } as const
  return inTransaction(house.db, async (tx) => {
    const language = (await memberById.of(house)(tx, member.id))?.language ?? 'en'
    await queuePush(tx, {
      merchant: merchant.code,
      memberId: member.id,
      language,
      agreed: 'try.push',
      key: `try:${now.getTime()}`,
      device: params.id,
      title: house.words(language, 'push.hello', { brand: merchant.name }),
      text: house.words(language, 'push.helloText'),
      link: '/index?member=profile',
      now,
    })
    return {}
  })
}
