import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** The server's current public key for encrypted bodies, from GET /wps/system/whitelabel. */
export type SealingKey = { readonly kid: string; readonly jwk: JWK }

export type SealingTools = { readonly now: () => Date; readonly newId: () => string }

/**
 * Encrypts a JSON text for one path (decision 3): compact JWE, ECDH-ES with A256GCM; the protected header carries time, single-use ID
 * and path, so that the body cannot be replayed, reused later or sent to another path.
 */
export async function seal(
  json: string,
  path: string,
  key: SealingKey,
  tools: SealingTools,
): Promise<string> {
  const publicKey = await importJWK(key.jwk, 'ECDH-ES')
  return new CompactEncrypt(new TextEncoder().encode(json))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(tools.now().getTime() / 1000),
      jti: tools.newId(),
      path,
    })
    .encrypt(publicKey)
}
