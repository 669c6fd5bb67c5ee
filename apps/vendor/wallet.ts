import {
  createHash,
  createPublicKey,
  randomBytes,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import * as z from 'zod/mini'

// The canonical wallet as docs/adding-a-vendor.md describes it, implemented from that page only, like another company's code.

/** Timeout of a wallet call (the wallet's own guarantee is far below). */
const TIMEOUT_MS = 4_000

export type Told = {
  readonly op: string
  readonly http: number
  readonly status: string
  readonly balance: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

export type Wallet = (op: string, fields: Readonly<Record<string, unknown>>) => Promise<Told>

/** A call of the platform's as it arrived; `header` without the prefix of the names. */
export type HouseCall = {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly header: (name: string) => string
}

/** The largest difference of clocks. */
const WINDOW_MS = 5 * 60_000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const record = z.record(z.string(), z.unknown())
const keyList = z.object({
  value: z.object({ keys: z.array(z.object({ id: z.string(), pem: z.string() })) }),
})

export type WalletOptions = {
  /** The platform's address, e.g. http://127.0.0.1:8080. */
  readonly base: string
  readonly keyId: string
  readonly key: KeyObject
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

/** A client of the platform's wallet: signs its requests and verifies the platform's signature on every response. */
export function walletAt({ base, keyId, key, clock = () => Date.now() }: WalletOptions) {
  const houseKeys = new Map<string, KeyObject>()

  async function houseKey(id: string): Promise<KeyObject | null> {
    if (!houseKeys.has(id)) {
      const answer = await fetch(`${base}/wallet/v1/keys`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const read = z.safeParse(keyList, await answer.json())
      for (const { id: name, pem } of read.success ? read.data.value.keys : [])
        houseKeys.set(name, createPublicKey(pem))
    }
    return houseKeys.get(id) ?? null
  }

  async function isHouses(
    answer: Response,
    { path, nonce, text }: Record<'path' | 'nonce' | 'text', string>,
  ) {
    const header = (name: string): string => answer.headers.get(`fairhouse-${name}`) ?? ''
    const app = await houseKey(header('key'))
    const signed = [
      'v1-reply',
      header('key'),
      header('timestamp'),
      nonce,
      answer.status,
      path,
      sha256(text),
    ].join('\n')
    const given = Buffer.from(header('signature').replace(/^v1=/, ''), 'base64')
    return app !== null && header('nonce') === nonce && verify(null, Buffer.from(signed), app, given)
  }

  /** Whether a call of the platform's to this vendor is signed by it, and recent. */
  async function isSigned({ method, path, body, header }: HouseCall): Promise<boolean> {
    const [id, at, nonce] = [header('key'), header('timestamp'), header('nonce')]
    if (Math.abs(clock() - Number(at)) > WINDOW_MS) return false
    const key = await houseKey(id)
    const text = ['v1', id, at, nonce, method, path, sha256(body)].join('\n')
    const given = Buffer.from(header('signature').replace(/^v1=/, ''), 'base64')
    return key !== null && verify(null, Buffer.from(text), key, given)
  }

  const call: Wallet = async (op, fields) => {
    const path = `/wallet/v1/${op}`
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const [at, nonce] = [clock(), randomBytes(16).toString('hex')]
    const signature = sign(
      null,
      Buffer.from(['v1', keyId, at, nonce, 'POST', path, sha256(body)].join('\n')),
      key,
    )
    const answer = await fetch(base + path, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'fairhouse-key': keyId,
        'fairhouse-timestamp': String(at),
        'fairhouse-nonce': nonce,
        'fairhouse-signature': `v1=${signature.toString('base64')}`,
      },
    })
    const text = await answer.text()
    if (!(await isHouses(answer, { path, nonce, text })))
      throw new Error(`${op}: the answer is not the house's`)
    const read = z.safeParse(record, JSON.parse(text))
    const said = read.success ? read.data : {}
    const balance = typeof said['balance'] === 'string' ? said['balance'] : null
    return { op, http: answer.status, status: String(said['status'] ?? ''), balance, fields: said }
  }
  return Object.assign(call, { isSigned })
}
