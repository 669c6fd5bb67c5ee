import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { SignJWT } from 'jose'
import { newSigner } from '#features/account/social-login/testing/signer.ts'
import { listening, type StandIn } from './stand-in.ts'

export type FirebaseOptions = { readonly port: number; readonly project: string; readonly apiKey: string }

type Waiting = { readonly phoneNumber: string; readonly code: string; tries: number }

/** Wrong codes after which a session is invalid. */
const MOST_TRIES = 5
const SITE_KEY = 'stand-in-site-key'
const PHONE = /^\+[1-9]\d{6,14}$/

/**
 * Simulates Firebase's phone login: Identity Toolkit's calls with its own errors, the reCAPTCHA that it requires (one button), its keys;
 * and, as in Firebase's emulator, a page of the codes that it would have sent.
 */
export async function openFirebase({ port, project, apiKey }: FirebaseOptions): Promise<StandIn> {
  const { privateKey, jwk } = await newSigner('stand-in')
  const waiting = new Map<string, Waiting>()
  const passed = new Set<string>()

  function passedCheck(): object {
    const token = randomBytes(24).toString('base64url')
    passed.add(token)
    return { token }
  }

  function send(phoneNumber: string, recaptchaToken: string): object {
    if (phoneNumber === '') throw new Said('MISSING_PHONE_NUMBER')
    if (!PHONE.test(phoneNumber)) throw new Said('INVALID_PHONE_NUMBER : TOO_SHORT')
    if (!passed.delete(recaptchaToken)) throw new Said('CAPTCHA_CHECK_FAILED : Recaptcha verification failed')
    const sessionInfo = randomBytes(24).toString('base64url')
    waiting.set(sessionInfo, {
      phoneNumber,
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      tries: 0,
    })
    return { sessionInfo }
  }

  async function prove(sessionInfo: string, code: string): Promise<object> {
    const session = waiting.get(sessionInfo)
    if (!session) throw new Said('INVALID_SESSION_INFO')
    if (code === '') throw new Said('MISSING_CODE')
    if ((session.tries += 1) > MOST_TRIES) throw new Said('TOO_MANY_ATTEMPTS_TRY_LATER')
    if (session.code !== code) throw new Said('INVALID_CODE')
    waiting.delete(sessionInfo)
    const now = Math.floor(Date.now() / 1_000)
    const { phoneNumber } = session
    const idToken = await new SignJWT({ auth_time: now, phone_number: phoneNumber })
      .setProtectedHeader({ alg: 'RS256', kid: 'stand-in' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject(randomBytes(14).toString('hex'))
      .setIssuedAt(now)
      .setExpirationTime('1h')
      .sign(privateKey)
    return { idToken, phoneNumber, expiresIn: '3600' }
  }

  async function answerTo(path: string, key: string | null, body: Record<string, unknown>): Promise<object> {
    const text = (name: string): string => {
      const value = body[name]
      return typeof value === 'string' ? value : ''
    }
    if (path === '/certificates') return { keys: [jwk] }
    if (path === '/passed') return passedCheck()
    if (path === `/emulator/v1/projects/${project}/verificationCodes`)
      return {
        verificationCodes: [...waiting].map(([sessionInfo, { phoneNumber, code }]) => ({
          phoneNumber,
          sessionInfo,
          code,
        })),
      }
    if (key !== apiKey) throw new Said('API_KEY_INVALID')
    if (path === '/v1/recaptchaParams') return { recaptchaSiteKey: SITE_KEY }
    if (path === '/v1/accounts:sendVerificationCode') return send(text('phoneNumber'), text('recaptchaToken'))
    if (path === '/v1/accounts:signInWithPhoneNumber') return prove(text('sessionInfo'), text('code'))
    throw new Said('NOT_FOUND')
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'OPTIONS') return void response.end()
    if (pathname === '/recaptcha/api.js')
      return void response.setHeader('content-type', 'text/javascript').end(SCRIPT)
    response.setHeader('content-type', 'application/json')
    void bodyOf(request)
      .then((body) => answerTo(pathname, searchParams.get('key'), body))
      .then(
        (answer) => response.end(JSON.stringify(answer)),
        (error: unknown) => {
          const message = error instanceof Said ? error.message : 'INTERNAL'
          response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }))
        },
      )
  })
  const origin = await listening(server, port)
  return { origin, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** An error of Identity Toolkit, by its own name. */
class Said extends Error {}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return text === '' ? {} : JSON.parse(text)
}

/** The interface of reCAPTCHA's script (version 2, invisible), with a button instead of its puzzle. */
const SCRIPT = `(() => {
  const home = new URL(document.querySelector('script[src*="recaptcha/api.js"]').src).origin
  const widgets = []
  window.grecaptcha = {
    ready: (hear) => setTimeout(hear),
    render: (box, options) => widgets.push(options) - 1,
    execute: (widget) => {
      const options = widgets[widget]
      const dialog = document.createElement('dialog')
      const button = document.createElement('button')
      button.textContent = 'reCAPTCHA’s stand-in: I am a person'
      button.onclick = async () => {
        try { options.callback((await (await fetch(home + '/passed')).json()).token) } catch { options['error-callback']() }
        dialog.remove()
      }
      dialog.oncancel = () => { options['error-callback'](); dialog.remove() }
      dialog.append(button)
      document.body.append(dialog)
      dialog.showModal()
    },
  }
})()
`
