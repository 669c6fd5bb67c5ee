import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { insertKey, keyRow } from '../store.ts'

/** VAPID (RFC 8292): the signature identifies the sender to the service, so that others cannot use our members' subscriptions. */
export type Vapid = { readonly publicKey: string; readonly privateKey: KeyObject }

const known = new WeakMap<App, Promise<Vapid>>()
/** Validity of a signature; services reject more than a day. */
const GOOD_MS = 12 * 3_600_000

/** The platform's key pair: created on first use, encrypted by the vault. */
export function vapidOf(app: App): Promise<Vapid> {
  const asked = known.get(app) ?? read(app)
  known.set(app, asked)
  asked.catch(() => known.delete(app))
  return asked
}

async function read(app: App): Promise<Vapid> {
  const row = (await keyRow(app.db)) ?? (await make(app))
  const privateKey = createPrivateKey({
    key: JSON.parse(app.vault.open('push', row.sealed)),
    format: 'jwk',
  })
  return { publicKey: row.publicKey, privateKey }
}

async function make(app: App) {
  const keys = createECDH('prime256v1')
  const point = keys.generateKeys()
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const d = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32) // the library drops leading zeros
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: d.toString('base64url') }
  const sealed = app.vault.close('push', JSON.stringify(jwk))
  await insertKey(app.db, { publicKey: point.toString('base64url'), sealed, now: app.clock.now() })
  const row = await keyRow(app.db)
  if (!row) throw new Error('push: the key that was just made is not there')
  return row
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The Authorization header for a push to this endpoint. */
export async function vapidHeader(app: App, endpoint: string): Promise<string> {
  const { publicKey, privateKey } = await vapidOf(app)
  const expires = Math.floor((app.clock.now().getTime() + GOOD_MS) / 1000)
  const from = app.config.MAIL_FROM ?? (await supportOf(app))
  const body = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({
    aud: new URL(endpoint).origin,
    exp: expires,
    sub: `mailto:${from}`,
  })}`
  const signature = sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${body}.${signature.toString('base64url')}, k=${publicKey}`
}

/** The contact address for push services, in case our requests cause problems. */
async function supportOf(app: App): Promise<string> {
  const { code } = await app.merchants.first()
  return (await settingOf(app, code, 'supportEmail')) || 'no-reply@fairhouse.example'
}
