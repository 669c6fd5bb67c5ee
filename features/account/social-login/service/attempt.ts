import type { CookieOptions, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { ProviderName } from '../rules/providers.ts'
import { returnPath } from '../rules/return-path.ts'
import { insertAttempt, takeAttempt, type Attempt } from '../store/attempts.ts'
import { agreementInForce } from './agreement.ts'
import type { Secrets } from './open-id.ts'
import { addressAt } from './providers.ts'

/** How long someone may take on the provider's page. */
const AWAY_SECONDS = 10 * 60
/** How long a newcomer may take to choose. */
export const CHOICE_SECONDS = 15 * 60
const TOKEN = /^[\w-]{43}$/

/** What of a call is needed to begin and to end an attempt. */
export type Visit = {
  readonly merchant: Merchant
  readonly now: Date
  readonly origin: string
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void
}

/** One cookie an attempt, so that two tabs may sign in side by side; its name gives nothing away. */
function cookieOf(state: string): string {
  return `fairhouse-social-${hashToken(state).toString('hex').slice(0, 12)}`
}

/** Its cookie while a newcomer chooses. */
export const choiceCookie = cookieOf

/** Nonce and verifier follow from the state under a key of ours: nothing of them lies in the database. */
function secretsOf(app: App, state: string): Secrets {
  const derived = (what: string): string => app.vault.sign('social', `${what}:${state}`)
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}

/**
 * Where the provider sends people back to, which must be told to it beforehand: the brand's own host where they came by
 * one, because their cookie is there; the site's public address otherwise. A made-up host gets no one anywhere.
 */
export function returnAddress(provider: ProviderName, origin: string): string {
  return `${origin}/social/${provider}`
}

/** Begins an attempt: the browser gets a cookie, the reply is the provider's address. */
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
  /** The browser's own secret, for a choice that follows. */
  readonly browser: string
}

/** The attempt that an answer belongs to, taken once; null where state, browser, brand or provider do not fit. */
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
