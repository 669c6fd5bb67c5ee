import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

// RFC 8291 over RFC 8188: only the device can decrypt a push notification, not the service that carries it.

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** Payloads are padded to multiples of this, to hide their length. */
const BLOCK_BYTES = 256
/** The delimiter after the last record's text. */
const LAST = 2

export type Receiver = {
  /** The device's public key, 65 bytes. */
  readonly point: Uint8Array
  /** The device's auth secret, 16 bytes. */
  readonly secret: Uint8Array
}

/** The random inputs of one message: a key pair and a salt, never reused. */
export type Luck = { readonly keys: ECDH; readonly salt: Uint8Array; readonly isPadded: boolean }

export function freshLuck(): Luck {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return { keys, salt: randomBytes(SALT_BYTES), isPadded: true }
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** The body of a push message, `aes128gcm`. Throws if the device's key is not on the curve. */
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

/** Whether these are valid keys of a device: a point on the curve and 16 bytes. */
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
