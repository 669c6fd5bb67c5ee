import type { Db, Tx } from '#db/pool.ts'
import type { AnyCall } from '#server/call.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { KNOWN_DEVICE_MS, MOST_DEVICES, type Place } from '../rules/tries.ts'
import { isKnownDevice, putDevice } from '../store/devices.ts'

/** What the login needs to know about the request. */
export type LoginCall = Pick<AnyCall, 'ip' | 'device' | 'now' | 'cookie' | 'setCookie'>

/** A browser's identifier in the back office: 256 bits, stored only as a hash. */
const DEVICE_COOKIE = 'fairhouse-office-device'
/** The maximum lifetime of a cookie. */
const DEVICE_SECONDS = 400 * 86_400
const TOKEN_SHAPE = /^[\w-]{43}$/

function tokenOf(call: LoginCall): string | null {
  const token = call.cookie(DEVICE_COOKIE)
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : null
}

const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_MS)

/** Whose allowance a login uses: this operator's known browser's, or that of unknown ones. */
export async function placeOf(db: Db, accountKey: string, call: LoginCall): Promise<Place> {
  const token = tokenOf(call)
  const tokenHash = token === null ? null : hashToken(token)
  const isKnown = await isKnownDevice(db, { accountKey, tokenHash, since: knownSince(call.now) })
  return isKnown && tokenHash
    ? { kind: 'device', device: tokenHash.toString('hex') }
    : { kind: 'stranger', ip: call.ip }
}

/**
 * Records the browser of a completed login as known. A browser unknown to this operator gets a new identifier: the old one may have
 * been planted (S1). Returns the identifier; send it after the commit by `sendDevice`.
 */
export async function rememberDevice(
  tx: Tx,
  operator: { readonly id: string },
  place: Place,
  call: LoginCall,
): Promise<string> {
  const token = (place.kind === 'device' ? tokenOf(call) : null) ?? newToken()
  await putDevice(tx, {
    operatorId: operator.id,
    tokenHash: hashToken(token),
    device: call.device,
    now: call.now,
    most: MOST_DEVICES,
  })
  return token
}

export function sendDevice(call: LoginCall, token: string): void {
  call.setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS })
}
