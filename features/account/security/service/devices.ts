import type { Db, Tx } from '#db/pool.ts'
import { memberById } from '#features/account/members/public.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { countryOf } from '#features/contact/site-status/public.ts'
import { hashToken } from '#server/vault.ts'
import { whoHears } from '../rules/contacts.ts'
import { deviceName } from '#kit/names/device-name.ts'
import { householdOf, networkOf } from '#kit/address.ts'
import { isNewAddress, isNewCountry, type NewAddress, type Place } from '../rules/places.ts'
import { placesOf, putPlace } from '../store/addresses.ts'
import { hasTrusted, putDevice } from '../store/devices.ts'

/** A device unused for this long requires two-step verification again. */
const TRUST_MS = 180 * 24 * 3_600_000

export type DeviceAt = {
  readonly memberId: bigint
  /** The HttpOnly cookie `fairhouse-device` from the request, or null. */
  readonly deviceToken: string | null
  readonly ip: string
  readonly now: Date
}

const placeOf = (ip: string): Place => ({
  address: householdOf(ip),
  network: networkOf(ip),
  country: countryOf(ip),
})

/** Whether a login here needs no two-step verification: the member trusts this browser and is known at this address (AUT-08). */
export async function isTrustedPlace(
  reader: Tx | Db,
  { memberId, deviceToken, ip, now, newAddress }: DeviceAt & { readonly newAddress: NewAddress },
): Promise<boolean> {
  if (deviceToken === null) return false
  const isTrusted = await hasTrusted(reader, { memberId, tokenHash: hashToken(deviceToken), now })
  if (!isTrusted || newAddress === 'off') return isTrusted
  return !isNewAddress(newAddress, placeOf(ip), await placesOf(reader, memberId))
}

export type Remembered = DeviceAt & {
  readonly deviceToken: string
  /** The browser's user agent. */
  readonly device: string
}

/**
 * Trusts this browser and records this address for the member. If the browser or the country is new, the verified contacts are notified of
 * the login (A11).
 */
export async function rememberPlace(tx: Tx, remembered: Remembered): Promise<void> {
  const { memberId, ip, now } = remembered
  const here = placeOf(ip)
  const isElsewhere = isNewCountry(here, await placesOf(tx, memberId))
  await putPlace(tx, { ...here, memberId, now })
  if ((await trustDevice(tx, remembered)) || isElsewhere) await tellLogin(tx, remembered)
}

/** Trusts a browser, with a name if the member chose one; true if it was not trusted before. */
export function trustDevice(
  tx: Tx,
  { memberId, deviceToken, ip, device, name, now }: Remembered & { readonly name?: string },
): Promise<boolean> {
  return putDevice(tx, {
    memberId,
    tokenHash: hashToken(deviceToken),
    name: name ?? nameOf(device),
    device,
    ip,
    now,
    trustedUntil: new Date(now.getTime() + TRUST_MS),
  })
}

const nameOf = (device: string): string => [...deviceName(device)].slice(0, 60).join('') || 'Browser'

async function tellLogin(tx: Tx, { memberId, deviceToken, ip, device, now }: Remembered): Promise<void> {
  const member = await memberById(tx, memberId)
  if (!member) return
  const { account, language, merchant } = member
  const country = countryOf(ip)
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const place = country ? `${names.of(country)} (${ip})` : ip
  for (const { channel, address: to } of whoHears(member)) {
    const key = `login:${memberId}:${hashToken(deviceToken).toString('base64url')}:${now.getTime()}:${channel}`
    const values = { account, when: now, place, device: nameOf(device) }
    await queueMessage(tx, { merchant, channel, to, template: 'login.newPlace', values, language, key, now })
  }
}
