import { createHash } from 'node:crypto'
import * as client from 'openid-client'
import { sameText } from '#server/vault.ts'
import { readProfile, type Profile } from '../rules/person.ts'
import { startingIssuer } from '../rules/providers.ts'
import type { Outbound } from '#server/perimeter/outbound.ts'
import type { Agreement } from './agreement.ts'
import { fetchBy } from './fetch-by.ts'

/** A provider that does not answer within this many seconds is silent; no one waits longer before a blank page. */
const PATIENCE_SECONDS = 8
/** What discovery said is read again after this; keys that are not known yet are asked for in between by the client. */
const FRESH_MS = 60 * 60_000
/** Google signs with this, and nothing else is believed: neither `none` nor a key that both sides share. */
const SIGNED_WITH = 'RS256'

type Kept = { readonly until: number; readonly found: Promise<client.Configuration> }
const known = new Map<string, Kept>()

/** The provider as discovery describes it; asked once an hour and process. */
function configurationOf(
  outbound: Outbound,
  { issuer, clientId, secret }: Agreement,
): Promise<client.Configuration> {
  const key = JSON.stringify([issuer, clientId, secret])
  const kept = known.get(key)
  if (kept && kept.until > performance.now()) return kept.found
  const found = discover(outbound, { issuer, clientId, secret })
  known.set(key, { until: performance.now() + FRESH_MS, found })
  found.catch(() => known.delete(key)) // a provider that was silent is asked again at the next press
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
    // the library leaves the signature to TLS where a token comes straight from the issuer; here it is checked as well
    execute: [
      client.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** What binds an answer to the question: kept by us, never shown but as the standard says. */
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
    // Google lets people choose among their accounts; the value is its own, others refuse it
    ...(agreement.issuer === startingIssuer.google ? { prompt: 'select_account' } : {}),
  })
}

/**
 * Whom the answer names. The library exchanges the code with the verifier and checks state, issuer, audience, expiry,
 * nonce and signature; `at_hash` is checked here. Throws the library's errors where anything differs.
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

/** Left half of the SHA-256 of the access token, where the issuer gave it. */
function isHashOf(given: unknown, accessToken: string): boolean {
  if (given === undefined) return true
  const half = createHash('sha256').update(accessToken, 'ascii').digest().subarray(0, 16)
  return typeof given === 'string' && sameText(given, half.toString('base64url'))
}
