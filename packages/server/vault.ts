import {
  createCipheriv,
  createDecipheriv,
  hash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Purpose of an encryption: each has its own derived key, so a ciphertext cannot be decrypted for another purpose. */
export type Purpose =
  | 'server-seed'
  | 'authenticator'
  | 'sealing-key'
  | 'human-check'
  | 'processor'
  | 'arcade'
  | 'audit-head'
  | 'database-login'
  | 'social'
  | 'one-time-code'
  | 'message'
  | 'sms-gateway'
  | 'recovery'
  | 'member-authenticator'
  | 'recovery-code'
  | 'passkey'
  | 'setting'
  | 'exclusion'
  | 'papers'
  | 'vendor'
  | 'vendor-sandbox'
  | 'push'
  | 'unsubscribe'
  | 'approval'
  | 'statement'
  | 'affiliate'
  | 'jackpot-seed'
  | 'card-opponent'

export type Vault = {
  /** AES-256-GCM; the result carries its nonce and tag. */
  readonly close: (purpose: Purpose, text: string) => Uint8Array
  /** Throws if the bytes were modified or encrypted for another purpose. */
  readonly open: (purpose: Purpose, sealed: Uint8Array) => string
  /** A keyed hash, for signatures that only we verify. */
  readonly sign: (purpose: Purpose, text: string) => string
  /** The derived key itself, for libraries that sign on their own. */
  readonly keyText: (purpose: Purpose) => string
}

/** Secrets at rest (O8): one master secret, one derived key per purpose. */
export function createVault(secret: string): Vault {
  const keys = new Map<Purpose, Buffer>()
  const keyOf = (purpose: Purpose): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'fairhouse', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  return {
    close(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    sign: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex'),
    keyText: (purpose) => keyOf(purpose).toString('hex'),
  }
}

/** A session token: 256 bits, shown once; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token; reading the table gives no access. */
export function hashToken(token: string): Buffer
export function hashToken(token: string, as: 'hex'): string
export function hashToken(token: string, as: 'hex' | 'buffer' = 'buffer'): Buffer | string {
  return as === 'hex' ? hash('sha256', token, 'hex') : hash('sha256', token, 'buffer')
}

/** Constant-time comparison. */
export function sameText(a: string, b: string): boolean {
  const left = hash('sha256', a, 'buffer')
  const right = hash('sha256', b, 'buffer')
  return timingSafeEqual(left, right)
}
