import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { insertRemembered, useRemembered, voidToken, type Recalled } from '../store/remembered.ts'
import type { Device, EntryCall } from './devices.ts'

/** Decision 9: stands for the password at the next login of this device. */
const REMEMBER_COOKIE = 'fairhouse-remember'
const REMEMBER_SECONDS = 86_400

/** Leaves a token that stands for the password once, for a day, on this device alone. */
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

/** The member whom this device may log in without the password, once; null where nothing good is remembered. */
export async function recall(app: App, call: EntryCall, device: Device): Promise<Recalled | null> {
  const token = call.cookie(REMEMBER_COOKIE)
  if (token === undefined || device.isNew) return null
  call.setCookie(REMEMBER_COOKIE, '', { maxAgeSeconds: 0 })
  return inTransaction(app.db, (tx) =>
    useRemembered(tx, { tokenHash: hashToken(token), deviceHash: device.hash, now: call.now }),
  )
}

/** Logging out ends what this browser has remembered: the token is void on the server, not only taken from the browser. */
export async function endRemembered(tx: Tx, call: EntryCall): Promise<void> {
  const token = call.cookie(REMEMBER_COOKIE)
  if (token === undefined) return
  await voidToken(tx, hashToken(token), call.now)
  call.setCookie(REMEMBER_COOKIE, '', { maxAgeSeconds: 0 })
}
