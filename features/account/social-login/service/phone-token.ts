import { decodeProtectedHeader, errors, importX509, jwtVerify, type JWTPayload } from 'jose'
import type { CallErrorCode } from '#features/account/otp/rules/phone-errors.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { useOnce } from '#server/guards/seen.ts'

const ALGORITHM = 'RS256'
/** The number must have been proved just now: a token of an hour ago says only that somebody once had the phone. */
const FRESH_SECONDS = 5 * 60
/** Clocks of different houses differ by this much at most. */
const TOLERANCE_SECONDS = 30
/** A token lives an hour; what was taken once is remembered longer than that. */
const REMEMBERED_MS = 2 * 60 * 60_000
const PATIENCE_MS = 5_000
const LEAST_FRESH_MS = 60_000
const PHONE = /^\+[1-9]\d{6,14}$/

type Certificates = { readonly until: number; readonly byKid: Readonly<Record<string, string>> }
const known = new Map<string, Certificates>()

/** The issuer's certificates by key id, kept for as long as it says. */
async function certificatesAt({ outbound }: App, address: string): Promise<Certificates> {
  const kept = known.get(address)
  if (kept && kept.until > performance.now()) return kept
  const response = await outbound.fetch(address, { timeoutMs: PATIENCE_MS })
  if (!response.ok) throw new Error(`certificates: ${response.status}`)
  const seconds = Number(/max-age=(\d{1,6})/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
  const body: unknown = await response.json()
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : {})
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const found = {
    until: performance.now() + Math.max(LEAST_FRESH_MS, seconds * 1_000),
    byKid: Object.fromEntries(texts),
  }
  known.set(address, found)
  return found
}

async function certificateOf(app: App, address: string, token: string): Promise<string | null> {
  const kid = keyNamed(token)
  if (kid === null) return null
  const { byKid } = await certificatesAt(app, address)
  return Object.hasOwn(byKid, kid) ? (byKid[kid] ?? null) : null
}

function keyNamed(token: string): string | null {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    return alg === ALGORITHM ? (kid ?? null) : null
  } catch {
    return null // not a token at all
  }
}

type Asked = { readonly merchant: string; readonly token: string; readonly now: Date }

/**
 * The telephone number that a Firebase ID token proves (AUT-05): signed by a published certificate, for this brand's
 * project, not expired, the number proved within five minutes, and taken once. Refusals are the phone catalogue's (§8).
 */
export async function readPhoneToken(
  app: App,
  { merchant, token, now }: Asked,
): Promise<{ readonly phone: string } | { readonly refused: CallErrorCode }> {
  if (token === '') return { refused: 'codes.missing-verification-code' }
  const project = await settingOf(app, merchant, 'firebaseProject')
  if (project === '') return { refused: 'codes.operation-not-allowed' }
  const address = await settingOf(app, merchant, 'firebaseCertificates')
  try {
    const certificate = await certificateOf(app, address, token)
    if (!certificate) return { refused: 'codes.invalid-verification-code' }
    const { payload } = await jwtVerify(token, await importX509(certificate, ALGORITHM), {
      algorithms: [ALGORITHM],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'phone_number'],
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
    })
    return await phoneIn(app, payload, { token, now })
  } catch (error) {
    return { refused: reasonOf(app, error) }
  }
}

async function phoneIn(
  app: App,
  { sub, auth_time: provedAt, phone_number: phone }: JWTPayload,
  { token, now }: Pick<Asked, 'token' | 'now'>,
): Promise<{ readonly phone: string } | { readonly refused: CallErrorCode }> {
  const isNamed = typeof sub === 'string' && sub !== '' && typeof phone === 'string' && PHONE.test(phone)
  if (!isNamed || typeof provedAt !== 'number') return { refused: 'codes.invalid-verification-code' }
  const age = now.getTime() / 1_000 - provedAt
  if (age < -TOLERANCE_SECONDS) return { refused: 'codes.invalid-verification-code' }
  if (age > FRESH_SECONDS) return { refused: 'codes.code-expired' }
  // its signature names it; the beginning, because the last letter has bits that mean nothing
  const id = token.slice(token.lastIndexOf('.') + 1, token.lastIndexOf('.') + 81)
  const isFirst = await useOnce(app.db, 'phone-token', id, new Date(now.getTime() + REMEMBERED_MS))
  return isFirst ? { phone } : { refused: 'codes.invalid-verification-code' }
}

function reasonOf(app: App, error: unknown): CallErrorCode {
  if (error instanceof errors.JWTExpired) return 'codes.code-expired'
  if (error instanceof errors.JOSEError) return 'codes.invalid-verification-code'
  app.log.warn({ err: error }, 'phone token: certificates could not be fetched')
  return 'codes.unknown'
}
