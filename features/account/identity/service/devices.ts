import type { Db, Tx } from '#db/pool.ts'
import { isTrustedDevice, moveDevice } from '#features/account/security/public.ts'
import type { AnyCall } from '#server/call.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { isKnownTo } from '../store/entry.ts'
import { moveRemembered } from '../store/remembered.ts'

/** What a login method needs of the call. */
export type EntryCall = Pick<
  AnyCall,
  | 'ip'
  | 'device'
  | 'now'
  | 'merchant'
  | 'language'
  | 'host'
  | 'origin'
  | 'cookie'
  | 'setCookie'
  | 'header'
  | 'member'
>

/** A browser's device ID: 256 random bits; the server stores only its hash. */
export const DEVICE_COOKIE = 'fairhouse-device'
/** The longest lifetime that browsers allow for a cookie. */
const DEVICE_SECONDS = 400 * 86_400
const TOKEN_SHAPE = /^[\w-]{43}$/

export type Device = { readonly token: string; readonly hash: Buffer; readonly isNew: boolean }

/** The calling device; one without an ID gets it with the response. */
export function deviceOf(call: EntryCall): Device {
  const given = call.cookie(DEVICE_COOKIE)
  const isNew = given === undefined || !TOKEN_SHAPE.test(given)
  const token = isNew ? newToken() : given
  if (isNew) call.setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS })
  return { token, hash: hashToken(token), isNew }
}

/**
 * The device ID under which this member is about to trust the browser. A browser the member doesn't trust yet gets a new ID: the one it
 * sent may have been planted by an attacker who waits for it to be trusted (S1, session fixation). Trusts and remembered logins of other
 * members on this browser move to the new ID. Send it with `sendDevice` after the commit.
 */
export async function deviceToTrust(tx: Tx, memberId: bigint, device: Device, now: Date): Promise<Device> {
  if (device.isNew || (await isTrustedDevice(tx, { memberId, tokenHash: device.hash, now }))) return device
  const token = newToken()
  const hash = hashToken(token)
  await moveDevice(tx, { from: device.hash, to: hash })
  await moveRemembered(tx, { from: device.hash, to: hash })
  return { token, hash, isNew: false }
}

/**
 * The hash in hex under which the member's account knows the calling browser; null for an unknown one. Call it without a member too, so
 * that both cases take the same time (A4).
 */
export async function knownDeviceOf(
  db: Db,
  memberId: bigint | null,
  { cookie }: Pick<EntryCall, 'cookie'>,
): Promise<string | null> {
  const token = cookie(DEVICE_COOKIE)
  if (token === undefined || !TOKEN_SHAPE.test(token)) return null
  const hash = hashToken(token)
  return (await isKnownTo(db, memberId, hash)) ? hash.toString('hex') : null
}

/** Sends the device ID to the browser if it has changed. */
export function sendDevice(call: EntryCall, { token, isNew }: Device): void {
  if (!isNew && token !== call.cookie(DEVICE_COOKIE))
    call.setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS })
}
