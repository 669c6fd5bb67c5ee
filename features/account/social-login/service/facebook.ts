import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { readProfile, type Profile } from '../rules/person.ts'
import { facebookAddresses } from '../rules/providers.ts'
import type { Outbound } from '#server/perimeter/outbound.ts'
import type { Agreement } from './agreement.ts'
import { fetchBy } from './fetch-by.ts'
import type { Secrets } from './open-id.ts'

const PATIENCE_SECONDS = 8

/** Facebook uses OAuth 2 without discovery, so its addresses are configured here. */
function configurationOf(outbound: Outbound, { issuer, clientId, secret }: Agreement): client.Configuration {
  const { dialog, token } = facebookAddresses(issuer)
  const server = { issuer, authorization_endpoint: dialog, token_endpoint: token }
  const configuration = new client.Configuration(
    server,
    clientId,
    { client_secret: secret },
    client.ClientSecretPost(secret),
  )
  configuration.timeout = PATIENCE_SECONDS
  configuration[client.customFetch] = fetchBy(outbound)
  if (new URL(issuer).protocol === 'http:') client.allowInsecureRequests(configuration)
  return configuration
}

export async function facebookAddress(
  outbound: Outbound,
  agreement: Agreement,
  redirectUri: string,
  { state, verifier }: Secrets,
): Promise<URL> {
  return client.buildAuthorizationUrl(configurationOf(outbound, agreement), {
    redirect_uri: redirectUri,
    scope: 'public_profile email',
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

/** The person of a response, from the profile of the access token that the code gave. Throws the library's errors. */
export async function facebookPerson(
  outbound: Outbound,
  agreement: Agreement,
  answered: URL,
  { state, verifier }: Secrets,
): Promise<Profile | null> {
  const configuration = configurationOf(outbound, agreement)
  const { access_token: token } = await client.authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    pkceCodeVerifier: verifier,
  })
  const address = new URL(facebookAddresses(agreement.issuer).profile)
  address.searchParams.set('fields', 'id,name,email')
  // appsecret_proof: shows that the caller has the application's secret, so that a stolen token is useless
  address.searchParams.set(
    'appsecret_proof',
    createHmac('sha256', agreement.secret).update(token).digest('hex'),
  )
  const reply = await client.fetchProtectedResource(configuration, token, address, 'GET')
  if (!reply.ok) return null
  const claims: unknown = await reply.json()
  return typeof claims === 'object' && claims !== null ? readProfile({ ...claims }) : null
}
