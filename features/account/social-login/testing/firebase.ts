/** A stand-in for Firebase in a separate process: publishes keys and signs what a test requests. */
import { createServer } from 'node:http'
import { SignJWT, UnsecuredJWT } from 'jose'
import { listening } from '#tools/signin/stand-in.ts'
import { newSigner } from './signer.ts'

const signers = {
  first: await newSigner('first'),
  second: await newSigner('second'),
  unpublished: await newSigner('unpublished'),
}

type Order = {
  readonly claims: Record<string, unknown>
  readonly key?: string
  readonly kid?: string
  readonly alg?: string
}

function tokenOf({ claims, key = 'first', kid = key, alg = 'RS256' }: Order): Promise<string> | string {
  if (alg === 'none') return new UnsecuredJWT(claims).encode()
  const { privateKey, jwk } = signers[key === 'second' || key === 'unpublished' ? key : 'first']
  const jwt = new SignJWT(claims).setProtectedHeader({ alg, kid })
  // algorithm confusion: the public key used as a shared secret
  return alg === 'HS256' ? jwt.sign(new TextEncoder().encode(JSON.stringify(jwk))) : jwt.sign(privateKey)
}

const server = createServer((request, response) => {
  void (async () => {
    if (request.url === '/certificates') {
      const published = { keys: [signers.first.jwk, signers.second.jwk] }
      const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=20000' }
      return response.writeHead(200, headers).end(JSON.stringify(published))
    }
    if (request.url === '/broken') return response.writeHead(500).end()
    let body = ''
    for await (const part of request) body += String(part)
    return response.end(await tokenOf(JSON.parse(body)))
  })()
})
process.send?.({ origin: await listening(server, 0) })
process.on('disconnect', () => process.exit(0))
