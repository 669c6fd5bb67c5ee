import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The id of the sandbox's key in its signatures. */
export const SANDBOX_KEY_ID = 'sandbox-1'

/** The sandbox's Ed25519 key from 32 bytes in hexadecimal: the demo data's seed and the program derive the same one. */
export function sandboxKey(hex: string): { readonly privateKey: KeyObject; readonly publicPem: string } {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(hex, 'hex')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return {
    privateKey,
    publicPem: String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })),
  }
}
