import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { facebookPage } from './facebook-page.ts'
import { listening, type StandIn, type StandInOptions } from './stand-in.ts'

type Grant = { readonly person: string; readonly redirectUri: string; readonly challenge: string }
type Reply = { readonly status: number; readonly body: unknown }

const VERSION = /^\/v\d+\.\d+/

/** Simulates Facebook: its dialog, its token call and its profile call, with its responses, errors and quirks. */
export async function openFacebook(options: StandInOptions): Promise<StandIn> {
  const { port, clientId, secret, returnAddresses } = options
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, string>()

  function dialog(query: URLSearchParams, response: ServerResponse): void {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== clientId || !returnAddresses.includes(redirectUri))
      return send(
        response,
        failure(400, 'Can’t load URL: the domain of this URL is not included in the app’s domains.', 191),
      )
    const person = query.get('person')
    if (person === null)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(facebookPage(query))
    const back = new URL(redirectUri)
    if (person === '') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_code', '200')
      back.searchParams.set('error_reason', 'user_denied')
      back.searchParams.set('error_description', 'Permissions error')
    } else {
      const code = randomBytes(40).toString('base64url')
      codes.set(code, { person, redirectUri, challenge: query.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    }
    back.searchParams.set('state', query.get('state') ?? '')
    response.writeHead(302, { location: `${back.href}#_=_` }).end() // Facebook appends this fragment to the URL
  }

  function exchange(form: URLSearchParams): Reply {
    if (form.get('client_id') !== clientId || form.get('client_secret') !== secret)
      return failure(400, 'Error validating client secret.', 1)
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    if (!grant) return failure(400, 'This authorization code has been used.', 100)
    if (grant.redirectUri !== form.get('redirect_uri'))
      return failure(
        400,
        'Error validating verification code. Please make sure your redirect_uri is identical',
        100,
      )
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant.challenge !== '' && grant.challenge !== challenge)
      return failure(400, 'Invalid code_verifier parameter', 1)
    const token = `EAA${randomBytes(60).toString('base64url')}`
    tokens.set(token, grant.person)
    return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } }
  }

  function profile(query: URLSearchParams, request: IncomingMessage): Reply {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? query.get('access_token') ?? ''
    const person = tokens.get(token)
    if (person === undefined)
      return failure(400, 'Invalid OAuth access token - Cannot parse access token', 190)
    const proof = createHmac('sha256', secret).update(token).digest('hex')
    if (query.get('appsecret_proof') !== proof)
      return failure(400, 'Invalid appsecret_proof provided in the API argument', 100)
    const all = { id: idOf(person, clientId), name: person, email: `${person.toLowerCase()}@example.com` }
    const fields = (query.get('fields') ?? 'id,name').split(',')
    return {
      status: 200,
      body: Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))),
    }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.replace(VERSION, '')
    if (path === '/dialog/oauth') return dialog(searchParams, response)
    if (path === '/oauth/access_token')
      return void bodyOf(request).then((body) => send(response, exchange(body.size ? body : searchParams)))
    if (path === '/me') return send(response, profile(searchParams, request))
    send(response, failure(404, 'Unknown path components', 2500))
  })
  const origin = await listening(server, port)
  return { origin, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** A user id that differs by application, like Facebook's. */
function idOf(person: string, application: string): string {
  return BigInt(
    `0x${createHash('sha256').update(`${application}/${person}`).digest('hex').slice(0, 13)}`,
  ).toString()
}

function failure(status: number, message: string, code: number): Reply {
  return {
    status,
    body: { error: { message, type: 'OAuthException', code, fbtrace_id: randomBytes(8).toString('hex') } },
  }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) text += String(part)
  return new URLSearchParams(text)
}
