import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/**
 * A software passkey that acts as authenticator and browser: ES256, no attestation. It can also do what no honest browser does: respond for
 * another origin or another member, or without user verification.
 */

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

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
    /** Sets the counter back, as a clone of the key would have it. */
    rewind(to: number): void {
      counter = to
    },
    make({ challengeId, options }: Asked, how: How) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(jwk.x ?? '', 'base64url')],
          [-3, Buffer.from(jwk.y ?? '', 'base64url')],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = Buffer.concat([data(how, 0x40), credential])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const response = {
        clientDataJSON: text(client('webauthn.create', options.challenge, how.origin)),
        attestationObject: text(attestation),
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
