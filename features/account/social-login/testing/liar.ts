import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { listening } from '#tools/signin/stand-in.ts'

type Claims = Record<string, unknown>

/** The forgery in this response; omitted fields are correct. */
export type Lie = {
  readonly claims?: Claims
  /** Claims to omit. */
  readonly without?: readonly string[]
  readonly alg?: 'none' | 'HS256' | 'strangersKey'
}

export type Liar = {
  readonly origin: string
  /** The platform's request, answered with this forgery: what the browser brings back. */
  readonly answer: (address: string, lie: Lie) => string
  readonly close: () => Promise<void>
}

/** An issuer with valid discovery and a valid key that signs tokens with any content a test wants. */
export async function openLiar(clientId: string, secret: string): Promise<Liar> {
  const own = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' }
  const told = new Map<string, { lie: Lie; nonce: string }>()
  const server = createServer()
  const origin = await listening(server, 0)
  const metadata = {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  }
  async function idToken({ lie, nonce }: { lie: Lie; nonce: string }): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const good: Claims = { iss: origin, aud: clientId, sub: 'liar', iat: now, exp: now + 300, nonce }
    const kept = Object.entries({ ...good, ...lie.claims }).filter(([name]) => !lie.without?.includes(name))
    const claims = Object.fromEntries(kept)
    if (lie.alg === 'none') return new UnsecuredJWT(claims).encode()
    if (lie.alg === 'HS256')
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
    const key = lie.alg === 'strangersKey' ? stranger.privateKey : own.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key)
  }
  async function reply(path: string, body: string): Promise<unknown> {
    if (path === '/.well-known/openid-configuration') return metadata
    if (path === '/jwks') return { keys: [jwk] }
    const given = told.get(new URLSearchParams(body).get('code') ?? '')
    if (!given) return { error: 'invalid_grant' }
    return { access_token: 'liars-token', token_type: 'Bearer', id_token: await idToken(given) }
  }
  server.on('request', (request, response) => {
    void (async () => {
      let body = ''
      for await (const part of request) body += String(part)
      const value = await reply(request.url ?? '', body)
      const status = typeof value === 'object' && value !== null && 'error' in value ? 400 : 200
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    })()
  })
  return {
    origin,
    answer(address, lie) {
      const asked = new URL(address).searchParams
      const code = crypto.randomUUID()
      told.set(code, { lie, nonce: asked.get('nonce') ?? '' })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
