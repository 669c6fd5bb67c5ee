import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { listening, type StandIn, type StandInOptions } from './stand-in.ts'

/**
 * A real OpenID provider that simulates Google: discovery, PKCE, signed tokens, its own pages. It accepts any identity; the name before the
 * @ becomes the subject. It marks every email as verified, as careless issuers do.
 */
export async function openGoogle({
  port,
  clientId,
  secret,
  returnAddresses,
}: StandInOptions): Promise<StandIn> {
  const server = createServer()
  const origin = await listening(server, port)
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [...returnAddresses],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // Google puts them into the token as well
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: nameOf(id), email: `${id}@example.com`, email_verified: true }),
    }),
  })
  server.on('request', provider.callback())
  return { origin, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const nameOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`
