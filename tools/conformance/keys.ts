import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { ProvingKey } from '#features/play/vendors/service/protocols/proof.ts'
import type { ProtocolName } from '#features/play/vendors/store/connections.ts'

/** A protocol's key pair: the supplier's signing key, and the wallet's verification key. */
export function keysFor(protocol: ProtocolName): { readonly secret: string; readonly proving: ProvingKey } {
  if (protocol === 'softswiss' || protocol === 'pragmatic') {
    const secret = randomBytes(24).toString('hex')
    return { secret, proving: { kind: 'secret', secret } }
  }
  const pair =
    protocol === 'hub88'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
  const secret = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const pem = String(pair.publicKey.export({ type: 'spki', format: 'pem' }))
  return { secret, proving: { kind: protocol === 'hub88' ? 'rsa' : 'ed25519', pem } }
}
