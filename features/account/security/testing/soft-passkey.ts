import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * A passkey in software, as an authenticator and a browser together make and use one: ES256, no attestation. It does what
 * it is told, also what no honest browser does: answer for another origin, another member, without asking its owner.
 */

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** The few kinds of CBOR that an attestation is written in. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, own]) => [cbor(key), cbor(own as Uint8Array)])
  return Buffer.concat([head(5, value.size), ...parts])
}

export type Asked = { readonly challengeId: string; readonly options: { readonly challenge: string } }
export type How = {
  readonly origin: string
  readonly rpId?: string
  /** Whether the owner unlocked it by finger, face or PIN. */
  readonly isUnlocked?: boolean
}

export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const client = (type: string, challenge: unknown, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = ({ rpId = 'localhost', isUnlocked = true }: Omit<How, 'origin'>, flags: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (isUnlocked ? 4 : 0) | flags]), count])
  }
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
  return {
    id: text(id),
    /** Turns the counter back, as a copy of the key would have it. */
    rewind(to: number): void {
      counter = to
    },
    make({ challengeId, options }: Asked, how: How) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const authData = Buffer.concat([data(how, 0x40), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const response = {
        clientDataJSON: text(client('webauthn.create', options.challenge, how.origin)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal' as const],
      }
      return { challengeId, response: { ...this.envelope(), response } }
    },
    answer({ challengeId, options }: Asked, how: How) {
      counter += 1
      const authenticatorData = data(how, 0)
      const clientData = client('webauthn.get', options.challenge, how.origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      }
      return { challengeId, response: { ...this.envelope(), response } }
    },
    envelope: () => ({
      id: text(id),
      rawId: text(id),
      type: 'public-key' as const,
      clientExtensionResults: {},
    }),
  }
}
