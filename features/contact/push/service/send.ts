import * as z from 'zod/mini'
import type { App } from '#server/app.ts'
import { isService } from '../rules.ts'
import { deviceById, dropDevice, noteTold } from '../store.ts'
import { freshLuck, sealPush } from './seal.ts'
import { vapidHeader } from './keys.ts'

/** Timeout of one push; below the queue's lease. */
const SEND_MS = 20_000
/** How long a service stores a push for a device that is offline, in seconds. */
const KEEP_SECONDS = 86_400

export const Subscription = z.object({ endpoint: z.string(), point: z.string(), secret: z.string() })
export type Subscription = z.output<typeof Subscription>

export type Parcel = {
  /** The device: a subscription's id. */
  readonly to: string
  readonly id: string
  readonly push?: { readonly title: string; readonly text: string; readonly link: string }
}
export type Outcome =
  { readonly isSent: true } | { readonly isSent: false; readonly isFinal: boolean; readonly why: string }

const never = (why: string): Outcome => ({ isSent: false, isFinal: true, why })

/** The gateway for push notifications: the message queue leases, retries and fails them like emails. */
export function openPush(app: App): {
  readonly send: (parcel: Parcel) => Promise<Outcome>
  readonly close: () => void
} {
  return { send: (parcel) => sendPush(app, parcel), close: () => undefined }
}

async function sendPush(app: App, { to, id, push }: Parcel): Promise<Outcome> {
  const device = await deviceById(app.db, to)
  if (!device || !push) return never('the device is not told any more')
  const { endpoint, point, secret } = z.parse(Subscription, JSON.parse(app.vault.open('push', device.sealed)))
  if (!isService(URL.parse(endpoint), app.config.PUSH_SERVICE ?? null))
    return never('this is no push service')
  const text = Buffer.from(JSON.stringify({ ...push, tag: id }))
  const keys = { point: Buffer.from(point, 'base64url'), secret: Buffer.from(secret, 'base64url') }
  try {
    const answer = await app.outbound.fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapidHeader(app, endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: KEEP_SECONDS.toString(),
        urgency: 'normal',
      },
      body: Buffer.from(sealPush(text, keys, freshLuck())),
      timeoutMs: SEND_MS,
      mostBytes: 0,
    })
    return await outcomeOf(app, to, answer)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { isSent: false, isFinal: false, why: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** 404 and 410: the subscription has expired, so the device is deleted. 429 and server errors: retried later. */
async function outcomeOf(app: App, device: string, { ok, status }: Response): Promise<Outcome> {
  if (ok) {
    await noteTold(app.db, device, app.clock.now())
    return { isSent: true }
  }
  if (status === 404 || status === 410) {
    await dropDevice(app.db, device)
    return never('the device has left')
  }
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
  return { isSent: false, isFinal, why: `the push service answered ${status}` }
}
