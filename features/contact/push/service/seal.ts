import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

// RFC 8291 over RFC 8188: what a push says is readable by the device alone; the service that carries it sees bytes.

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** A push is padded to whole blocks of this, so that its length tells little of what it says. */
const BLOCK_BYTES = 256
/** The byte that ends the last record's text. */
const LAST = 2

export type Receiver = {
  /** The device's public point, 65 bytes. */
  readonly point: Uint8Array
  /** The device's secret, 16 bytes. */
  readonly secret: Uint8Array
}

/** What luck gives a push: a key pair and a salt, each of one use. */
export type Luck = { readonly keys: ECDH; readonly salt: Uint8Array; readonly isPadded: boolean }

export function freshLuck(): Luck {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return { keys, salt: randomBytes(SALT_BYTES), isPadded: true }
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** The body of a push, `aes128gcm`. Throws where the device's point is none of the curve. */
export function sealPush(text: Uint8Array, { point, secret }: Receiver, luck: Luck): Uint8Array {
  const { keys, salt } = luck
  const own = keys.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, own])
  const shared = derive(keys.computeSecret(point), secret, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const missing = luck.isPadded ? (BLOCK_BYTES - ((text.length + 1) % BLOCK_BYTES)) % BLOCK_BYTES : 0
  const record = Buffer.concat([text, Buffer.from([LAST]), Buffer.alloc(missing)])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(own.length, 4)
  return Buffer.concat([salt, sizes, own, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

/** Whether these are the keys of a device: a point of the curve and 16 bytes. */
export function isReceiver({ point, secret }: Receiver): boolean {
  if (secret.length !== SALT_BYTES || point.length !== 65 || point[0] !== 4) return false
  try {
    const keys = createECDH(CURVE)
    keys.generateKeys()
    keys.computeSecret(point)
    return true
  } catch {
    return false // not on the curve
  }
}
