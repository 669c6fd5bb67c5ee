import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { phoneErrorOf } from '../../rules/phone-errors.ts'

/** Where Google's Identity Toolkit is and with which public key of a Firebase project it is asked (AUT-05). */
export type IdentityToolkit = { readonly api: string; readonly apiKey: string }

type Answer = Readonly<Record<string, unknown>>

/** The key that the service wants its reCAPTCHA asked with. */
export async function recaptchaKeyOf(at: IdentityToolkit): Promise<string> {
  return textIn(await ask(at, 'recaptchaParams'), 'recaptchaSiteKey')
}

/** Lets the service send its code to '+84912345678'; gives the proof's own session. Rejects with the phone catalogue's refusals (§8). */
export async function sendOutsideCode(
  at: IdentityToolkit,
  { phoneNumber, recaptchaToken }: { readonly phoneNumber: string; readonly recaptchaToken: string },
): Promise<string> {
  return textIn(
    await ask(at, 'accounts:sendVerificationCode', { phoneNumber, recaptchaToken }),
    'sessionInfo',
  )
}

/** The identity token that says whose number it is, for the code that arrived. Rejects like `sendOutsideCode`. */
export async function proveOutsideCode(
  at: IdentityToolkit,
  { sessionInfo, code }: { readonly sessionInfo: string; readonly code: string },
): Promise<string> {
  return textIn(await ask(at, 'accounts:signInWithPhoneNumber', { sessionInfo, code }), 'idToken')
}

/** A refusal that the browser met at someone else's service; its words are our own. */
export function phoneRefusal(outside: string): RefusedError {
  return new RefusedError({ code: phoneErrorOf(outside), status: 0, words: '' })
}

async function ask({ api, apiKey }: IdentityToolkit, what: string, body?: Answer): Promise<Answer> {
  const address = `${api}/v1/${what}?key=${encodeURIComponent(apiKey)}`
  const { isOk, answer } = await fetched(address, body)
  if (!isOk) throw phoneRefusal(namedIn(answer))
  return answer
}

async function fetched(address: string, body: Answer | undefined) {
  try {
    const response = await fetch(address, {
      ...(body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin', // a key may be bound to the site's own address
    })
    return { isOk: response.ok, answer: objectOf(await response.json()) }
  } catch (error) {
    throw new NetworkError(error)
  }
}

const objectOf = (value: unknown): Answer =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** 'INVALID_PHONE_NUMBER : TOO_SHORT' is the error 'invalid-phone-number'. */
function namedIn(answer: Answer): string {
  const { message } = objectOf(answer['error'])
  const [name = ''] = typeof message === 'string' ? message.split(/\s*:/) : []
  return name.toLowerCase().replaceAll('_', '-')
}

function textIn(answer: Answer, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string' || text === '') throw phoneRefusal('unknown')
  return text
}
