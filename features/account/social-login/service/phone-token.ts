import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JWTPayload,
} from 'jose'
import type { CallErrorCode } from '#features/account/otp/rules/phone-errors.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { useOnce } from '#server/guards/seen.ts'

/** The number must have been verified just now: an hour-old token proves only earlier possession of the phone. */
const FRESH_SECONDS = 5 * 60
/** The tolerance for clock differences between servers. */
const TOLERANCE_SECONDS = 30
/** A token lives an hour; a used one is remembered for longer than that. */
const REMEMBERED_MS = 2 * 60 * 60_000
const PATIENCE_MS = 5_000
const PHONE = /^\+[1-9]\d{6,14}$/

type Keys = ReturnType<typeof createRemoteJWKSet>
/** The issuers' published keys by URL; each set is fetched on first use, every ten minutes, and for an unknown key. */
const known = new WeakMap<App['outbound'], Map<string, Keys>>()

function keysAt({ outbound }: App, address: string): Keys {
  const sets = known.get(outbound) ?? new Map<string, Keys>()
  const keys =
    sets.get(address) ?? createRemoteJWKSet(new URL(address), { [customFetch]: fetchFrom(outbound) })
  known.set(outbound, sets.set(address, keys))
  return keys
}

function fetchFrom(outbound: App['outbound']): FetchImplementation {
  return async (address, { signal }) => {
    const response = await outbound.fetch(address, { timeoutMs: PATIENCE_MS, signal })
    if (!response.ok) throw new Error(`keys: ${response.status}`)
    return response
  }
}

type Asked = { readonly merchant: string; readonly token: string; readonly now: Date }

/**
 * The phone number that a Firebase ID token proves (AUT-05): signed by a published key, for this brand's project, not expired, verified
 * within five minutes, and unused. Refusals are the phone catalogue's (§8).
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
    const { payload } = await jwtVerify(token, keysAt(app, address), {
      algorithms: ['RS256'],
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
  // identified by the start of its signature, because the last character has unused bits
  const id = token.slice(token.lastIndexOf('.') + 1, token.lastIndexOf('.') + 81)
  const isFirst = await useOnce(app.db, 'phone-token', id, new Date(now.getTime() + REMEMBERED_MS))
  return isFirst ? { phone } : { refused: 'codes.invalid-verification-code' }
}

function reasonOf(app: App, error: unknown): CallErrorCode {
  if (error instanceof errors.JWTExpired) return 'codes.code-expired'
  const isSilent = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  if (error instanceof errors.JOSEError && !isSilent) return 'codes.invalid-verification-code'
  app.log.warn({ err: error }, 'phone token: the published keys could not be fetched')
  return 'codes.unknown'
}
