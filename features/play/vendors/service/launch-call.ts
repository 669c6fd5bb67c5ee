import { createHmac, generateKeyPair, randomUUID, sign } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import type { App } from '#server/app.ts'
import { frameOrigin } from '../rules/launch.ts'
import { coinDigits, toUnits } from '../rules/units.ts'
import { keysOf, type VendorConnection } from '../store/connections.ts'
import { insertRsaKey, rsaKeyOf, type HouseKey } from '../store/house-keys.ts'

/** Timeout of a vendor's launch call, after which the game is not available. */
const TIMEOUT_MS = 5_000
const RSA_BITS = 2048

/** The launch details for a vendor's server. `token` is null in a vendor's own demo: without our money. */
export type Opening = {
  readonly game: string
  readonly token: string | null
  readonly user: string
  readonly currency: string
  readonly balance: bigint
  readonly language: string
  readonly country: string | null
  readonly ip: string
  readonly isPhone: boolean
  readonly host: string
  readonly home: string
}

export type Opened = {
  readonly url: string
  /** The vendor's own session token, if it replaces ours in its wallet calls. */
  readonly token: string | null
}

/** Whether the URL of a vendor's games is requested from its server: in two protocols, where our URL pattern contains no token. */
export function isAsked(door: Pick<VendorConnection, 'protocol' | 'launchUrl' | 'apiUrl'>): boolean {
  const asks = door.protocol === 'hub88' || door.protocol === 'softswiss'
  return asks && door.apiUrl !== '' && !door.launchUrl.includes('{token}')
}

/** The platform's RSA key, created on first use; a key stored by a concurrent process wins. */
export async function houseRsaKey(app: App): Promise<HouseKey> {
  const known = await rsaKeyOf(app.db)
  if (known) return known
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const made = { publicKey, secretSealed: Buffer.from(app.vault.close('vendor', privateKey)) }
  await insertRsaKey(app.db, made, app.clock.now())
  return (await rsaKeyOf(app.db)) ?? made
}

const hubReply = z.object({ url: z.string() })
const swissReply = z.object({
  launch_options: z.object({ game_url: z.string() }),
  session_id: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
})

/** Requests a game's URL from the vendor's server, signed in its protocol; null without a response or with a URL of another origin. */
export async function askAddress(app: App, door: VendorConnection, of: Opening): Promise<Opened | null> {
  const opened = door.protocol === 'hub88' ? await askHub(app, door, of) : await askSwiss(app, door, of)
  const allowed = frameOrigin(door.launchUrl, of.host)
  if (!opened || allowed === null || URL.parse(opened.url)?.origin !== new URL(allowed).origin) {
    app.log.warn({ vendor: door.vendor, game: of.game }, 'a provider returned no launch URL')
    return null
  }
  return opened
}

async function askHub(app: App, door: VendorConnection, of: Opening): Promise<Opened | null> {
  const body = JSON.stringify({
    request_uuid: randomUUID(),
    operator_id: /^\d{1,9}$/.test(door.partner) ? Number(door.partner) : door.partner,
    game_code: of.game,
    // without a token: the vendor's own demo
    ...(of.token === null ? { currency: 'XXX' } : { user: of.user, token: of.token, currency: of.currency }),
    lang: of.language,
    country: of.country ?? 'XX',
    ip: of.ip,
    platform: of.isPhone ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lobby_url: of.home,
  })
  const { secretSealed } = await houseRsaKey(app)
  const signature = sign('sha256', Buffer.from(body), app.vault.open('vendor', secretSealed))
  const proof = { 'x-hub88-signature': signature.toString('base64') }
  const said = await post(app, `${base(door)}/operator/generic/v2/game/url`, { body, proof })
  const read = z.safeParse(hubReply, said)
  return read.success ? { url: read.data.url, token: null } : null
}

async function askSwiss(app: App, door: VendorConnection, of: Opening): Promise<Opened | null> {
  const [key] = await keysOf(app.db, door.vendor, app.clock.now())
  if (!key?.secretSealed) return null
  const common = {
    casino_id: door.partner,
    game: of.game,
    locale: of.language,
    ip: of.ip,
    client_type: of.isPhone ? 'mobile' : 'desktop',
    urls: { return_url: of.home, deposit_url: of.home },
  }
  const body = JSON.stringify(
    of.token === null
      ? common
      : {
          ...common,
          currency: of.currency,
          balance: Number(toUnits(of.balance, coinDigits(of.currency))),
          session_id: of.token,
          user: { id: of.user, country: of.country ?? 'XX' },
        },
  )
  const signature = createHmac('sha256', app.vault.open('vendor', key.secretSealed))
    .update(body)
    .digest('hex')
  const proof = { 'x-request-sign': signature }
  const said = await post(app, `${base(door)}/${of.token === null ? 'demo' : 'sessions'}`, { body, proof })
  const read = z.safeParse(swissReply, said)
  if (!read.success) return null
  return { url: read.data.launch_options.game_url, token: read.data.session_id ?? null }
}

const base = ({ apiUrl }: VendorConnection): string => apiUrl.replace(/\/$/, '')

async function post(
  { outbound }: App,
  url: string,
  { body, proof }: { readonly body: string; readonly proof: Readonly<Record<string, string>> },
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...proof }
  const answer = await outbound
    .fetch(url, { method: 'POST', body, headers, timeoutMs: TIMEOUT_MS })
    .catch(() => null)
  return answer?.ok ? answer.json().catch(() => null) : null
}
