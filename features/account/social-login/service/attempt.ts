import type { CookieOptions, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { ProviderName } from '../rules/providers.ts'
import { returnPath } from '../rules/return-path.ts'
import { insertAttempt, takeAttempt, type Attempt } from '../store/attempts.ts'
import { agreementInForce } from './agreement.ts'
import type { Secrets } from './open-id.ts'
import { addressAt } from './providers.ts'

/** The time limit on the provider's page. */
const AWAY_SECONDS = 10 * 60
/** The time limit for choosing between linking and registering. */
export const CHOICE_SECONDS = 15 * 60
const TOKEN = /^[\w-]{43}$/

/** What an attempt needs of a call. */
export type Visit = {
  readonly merchant: Merchant
  readonly now: Date
  readonly origin: string
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void
}

/** One cookie per attempt, so that two tabs can log in concurrently; its name reveals nothing. */
function cookieOf(state: string): string {
  return `fairhouse-social-${hashToken(state).toString('hex').slice(0, 12)}`
}

/** The cookie for the choice between linking and registering. */
export const choiceCookie = cookieOf

/** Nonce and verifier are derived from the state with a server key, so the database does not contain them. */
function secretsOf(app: App, state: string): Secrets {
  const derived = (what: string): string => app.vault.sign('social', `${what}:${state}`)
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}

/**
 * The redirect URI, which must be registered with the provider: the brand's own host if the visitor used it, because the cookie is there;
 * otherwise the site's public address. An unknown host is never used.
 */
export function returnAddress(provider: ProviderName, origin: string): string {
  return `${origin}/social/${provider}`
}

/** Starts an attempt: sets the browser's cookie and returns the provider's URL. */
export async function begin(
  app: App,
  {
    provider,
    returnTo,
    memberId,
  }: { provider: ProviderName; returnTo: string | undefined; memberId: bigint | null },
  { merchant, now, origin, setCookie }: Visit,
) {
  const agreement = await agreementInForce(app, merchant.code, provider)
  if (!agreement) return { refused: 'social.unavailable' } as const
  const [state, browser] = [newToken(), newToken()]
  const redirectUri = returnAddress(provider, origin)
  const address = await addressAt(app, agreement, redirectUri, secretsOf(app, state))
  if ('refused' in address) return address
  await insertAttempt(app.db, {
    merchant: merchant.code,
    provider,
    issuer: agreement.issuer,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    redirectUri,
    returnPath: returnPath(returnTo),
    memberId,
    now,
    expiresAt: new Date(now.getTime() + AWAY_SECONDS * 1_000),
  })
  setCookie(cookieOf(state), browser, { maxAgeSeconds: AWAY_SECONDS })
  return { url: address.href }
}

export type Returned = {
  readonly attempt: Attempt
  readonly answered: URL
  readonly secrets: Secrets
  /** The browser's secret, for the choice that follows. */
  readonly browser: string
}

/** Consumes the attempt of a response; null if state, browser, brand or provider do not match. */
export async function take(
  app: App,
  { provider, answer }: { provider: ProviderName; answer: string },
  { merchant, now, cookie, setCookie }: Visit,
): Promise<Returned | null> {
  const parameters = new URLSearchParams(answer)
  const [state, ...more] = parameters.getAll('state')
  if (!state || more.length || !TOKEN.test(state)) return null
  const browser = cookie(cookieOf(state))
  if (!browser || !TOKEN.test(browser)) return null
  const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) }
  const attempt = await takeAttempt(app.db, { ...hashes, now })
  setCookie(cookieOf(state), '', { maxAgeSeconds: 0 })
  if (!attempt || attempt.provider !== provider || attempt.merchant !== merchant.code) return null
  const answered = new URL(attempt.redirectUri)
  answered.search = parameters.toString()
  return { attempt, answered, secrets: secretsOf(app, state), browser }
}
