import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose'

export type Signer = { readonly privateKey: CryptoKey; readonly jwk: JWK }

/** A key pair as an issuer of tokens has it, made again for each run, and its public half as the issuer publishes it. */
export async function newSigner(kid: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid } }
}
