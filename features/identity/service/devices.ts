import type { AnyCall } from '#server/call.ts'
import { hashToken, newToken } from '#server/vault.ts'

/** What a way in needs to know about the call that asks. */
export type EntryCall = Pick<
  AnyCall,
  'ip' | 'device' | 'now' | 'merchant' | 'language' | 'host' | 'cookie' | 'setCookie' | 'header' | 'member'
>

/** A browser's own name: 256 bits that only it and, as a hash, the house know. */
export const DEVICE_COOKIE = 'fairhouse-device'
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 86_400
const TOKEN_SHAPE = /^[\w-]{43}$/

export type Device = { readonly token: string; readonly hash: Buffer; readonly isNew: boolean }

/** The device that calls; one that has no name yet gets one with the answer. */
export function deviceOf(call: EntryCall): Device {
  const given = call.cookie(DEVICE_COOKIE)
  const isNew = given === undefined || !TOKEN_SHAPE.test(given)
  const token = isNew ? newToken() : given
  if (isNew) call.setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS })
  return { token, hash: hashToken(token), isNew }
}
