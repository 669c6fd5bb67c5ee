import { createHash } from 'node:crypto'
import * as client from 'openid-client'
import { sameText } from '#server/vault.ts'
import { readProfile, type Profile } from '../rules/person.ts'
import { startingIssuer } from '../rules/providers.ts'
import type { Outbound } from '#server/perimeter/outbound.ts'
import type { Agreement } from './agreement.ts'
import { fetchBy } from './fetch-by.ts'

/** The timeout of a request to the provider, so that the user does not wait longer at a blank page. */
const PATIENCE_SECONDS = 8
/** How long the discovery document is cached; the client fetches unknown keys in between. */
const FRESH_MS = 60 * 60_000
/** Google's signature algorithm; all others are rejected, including `none` and shared secrets. */
const SIGNED_WITH = 'RS256'

type Kept = { readonly until: number; readonly found: Promise<client.Configuration> }
const known = new Map<string, Kept>()

/** The provider's configuration from discovery; cached for an hour per process. */
function configurationOf(
  outbound: Outbound,
  { issuer, clientId, secret }: Agreement,
): Promise<client.Configuration> {
  const key = JSON.stringify([issuer, clientId, secret])
  const kept = known.get(key)
  if (kept && kept.until > performance.now()) return kept.found
  const found = discover(outbound, { issuer, clientId, secret })
  known.set(key, { until: performance.now() + FRESH_MS, found })
  found.catch(() => known.delete(key)) // do not cache a failure: the next attempt contacts the provider again
  return found
}

function discover(
  outbound: Outbound,
  { issuer, clientId, secret }: Pick<Agreement, 'issuer' | 'clientId' | 'secret'>,
): Promise<client.Configuration> {
  const server = new URL(issuer)
  const metadata = { client_secret: secret, id_token_signed_response_alg: SIGNED_WITH }
  return client.discovery(server, clientId, metadata, client.ClientSecretPost(secret), {
    timeout: PATIENCE_SECONDS,
    [client.customFetch]: fetchBy(outbound),
    // the library relies on TLS for a token that comes directly from the issuer; here the signature is verified as well
    execute: [
      client.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** The secrets that bind a response to its request: kept on the server, revealed only as the standard requires. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

export async function openIdAddress(
  outbound: Outbound,
  agreement: Agreement,
  redirectUri: string,
  { state, nonce, verifier }: Secrets,
): Promise<URL> {
  return client.buildAuthorizationUrl(await configurationOf(outbound, agreement), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // lets people choose among their Google accounts; other issuers reject the value
    ...(agreement.issuer === startingIssuer.google ? { prompt: 'select_account' } : {}),
  })
}

/**
 * The person of a response. The library exchanges the code with the verifier and checks state, issuer, audience, expiry, nonce and
 * signature; `at_hash` is checked here. Throws the library's errors on any mismatch.
 */
export async function openIdPerson(
  outbound: Outbound,
  agreement: Agreement,
  answered: URL,
  { state, nonce, verifier }: Secrets,
): Promise<Profile | null> {
  const tokens = await client.authorizationCodeGrant(await configurationOf(outbound, agreement), answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !isHashOf(claims['at_hash'], tokens.access_token)) return null
  return readProfile(claims)
}

/** Left half of the SHA-256 of the access token, if the issuer included it. */
function isHashOf(given: unknown, accessToken: string): boolean {
  if (given === undefined) return true
  const half = createHash('sha256').update(accessToken, 'ascii').digest().subarray(0, 16)
  return typeof given === 'string' && sameText(given, half.toString('base64url'))
}
