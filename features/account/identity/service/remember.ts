import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { insertRemembered, useRemembered, voidToken, type Recalled } from '../store/remembered.ts'
import type { Device, EntryCall } from './devices.ts'

/** Decision 9: replaces the password at the next login of this device. */
const REMEMBER_COOKIE = 'fairhouse-remember'
const REMEMBER_SECONDS = 86_400

/** Stores a token that replaces the password once, for a day, on this device only. */
export async function rememberLogin(
  tx: Tx,
  call: EntryCall,
  memberId: bigint,
  { device, sessionId }: { readonly device: Device; readonly sessionId: string },
): Promise<void> {
  const token = newToken()
  const { now } = call
  const expiresAt = new Date(now.getTime() + REMEMBER_SECONDS * 1_000)
  await insertRemembered(tx, {
    tokenHash: hashToken(token),
    memberId,
    deviceHash: device.hash,
    sessionId,
    now,
    expiresAt,
  })
  call.setCookie(REMEMBER_COOKIE, token, { maxAgeSeconds: REMEMBER_SECONDS })
}

/** The member whom this device may log in without the password, once; null without a valid token. */
export async function recall(app: App, call: EntryCall, device: Device): Promise<Recalled | null> {
  const token = call.cookie(REMEMBER_COOKIE)
  if (token === undefined || device.isNew) return null
  call.setCookie(REMEMBER_COOKIE, '', { maxAgeSeconds: 0 })
  return inTransaction(app.db, (tx) =>
    useRemembered(tx, { tokenHash: hashToken(token), deviceHash: device.hash, now: call.now }),
  )
}

/** A logout voids this browser's remembered login on the server, in addition to removing the cookie. */
export async function endRemembered(tx: Tx, call: EntryCall): Promise<void> {
  const token = call.cookie(REMEMBER_COOKIE)
  if (token === undefined) return
  await voidToken(tx, hashToken(token), call.now)
  call.setCookie(REMEMBER_COOKIE, '', { maxAgeSeconds: 0 })
}
