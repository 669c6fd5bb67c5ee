import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose'

export type Signer = { readonly privateKey: CryptoKey; readonly jwk: JWK }

/** A token issuer's key pair, created for each run, and its public half in published form. */
export async function newSigner(kid: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid } }
}
