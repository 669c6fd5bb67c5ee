import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { phoneErrorOf } from '../../rules/phone-errors.ts'

/** The address of Google's Identity Toolkit and the public API key of a Firebase project (AUT-05). */
export type IdentityToolkit = { readonly api: string; readonly apiKey: string }

type Answer = Readonly<Record<string, unknown>>

/** The reCAPTCHA site key of the service. */
export async function recaptchaKeyOf(at: IdentityToolkit): Promise<string> {
  return textIn(await ask(at, 'recaptchaParams'), 'recaptchaSiteKey')
}

/**
 * Makes the service send its code to '+84912345678'; returns the verification session. Rejects with the phone catalogue's refusals (§8).
 */
export async function sendOutsideCode(
  at: IdentityToolkit,
  { phoneNumber, recaptchaToken }: { readonly phoneNumber: string; readonly recaptchaToken: string },
): Promise<string> {
  return textIn(
    await ask(at, 'accounts:sendVerificationCode', { phoneNumber, recaptchaToken }),
    'sessionInfo',
  )
}

/** Exchanges the code for the identity token that names the number. Rejects like `sendOutsideCode`. */
export async function proveOutsideCode(
  at: IdentityToolkit,
  { sessionInfo, code }: { readonly sessionInfo: string; readonly code: string },
): Promise<string> {
  return textIn(await ask(at, 'accounts:signInWithPhoneNumber', { sessionInfo, code }), 'idToken')
}

/** A refusal for a browser-side error at an external service, with our own text. */
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
      referrerPolicy: 'strict-origin-when-cross-origin', // a key may be restricted to the site's own address
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
