import type { Transport } from '#contract/client.ts'
import { NetworkError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'
import type { seal, SealingKey } from '#contract/seal.ts'
import { gatewayGiven, takeHumanAnswer } from '#features/account/identity/site/human/human-answer.ts'
import { owePassword } from '#features/account/identity/site/auth-store.ts'
import { endSession, sessionToken } from '#ui/api/session.ts'
import { members } from '#features/account/members/contract.ts'
import { serveByRank } from '#features/contact/live-chat/site/open-service.ts'
import { system } from '#features/platform/settings/contract.ts'
import { hearRefusal } from '#features/contact/site-status/site/closed.ts'
import { currentLang } from '#texts/i18n.ts'
import { onServerClock, houseNow } from '#ui/api/server-clock.ts'
import { clientOn } from '#ui/api/use-api.ts'
import { takeEarly } from './first/early.ts'

/** The merchant's code is stored from the first response on, in both storages (specification §3). */
const MERCHANT = 'merchant'

export function rememberMerchant(code: string): void {
  sessionStorage.setItem(MERCHANT, code)
  localStorage.setItem(MERCHANT, code)
}

/** The call for play money names the kind of page that sends it (AUT-07). */
const FREEPLAY = '/wps/session/login/freeplay'

function headersOf(route: { readonly human?: true; readonly path: string }): Record<string, string> {
  const merchant = sessionStorage.getItem(MERCHANT)
  const token = sessionToken()
  const answer = route.human ? takeHumanAnswer() : null
  return {
    Device: 'WEB',
    Language: currentLang().toUpperCase(),
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(answer ? { 'Human-Check': answer } : {}),
    ...(route.path === FREEPLAY ? gatewayGiven() : {}),
  }
}

let key: Promise<SealingKey> | null = null

/**
 * Encrypts with the browser's own cryptography; on plain http from another device, where it is not available, with the same scheme in
 * JavaScript, a chunk that no other page loads.
 */
async function sealer(): Promise<(...body: Parameters<typeof seal>) => Promise<string> | string> {
  try {
    return globalThis.crypto.subtle
      ? (await import('#contract/seal.ts')).seal
      : (await import('#contract/seal-plain.ts')).sealPlain
  } catch (cause) {
    throw new NetworkError(cause) // the request was not sent: the chunk did not load
  }
}

/**
 * Encryption loads together with the forms that need it: a browser caches a failed chunk import for the life of a page, so a form first
 * submitted while offline could not be submitted until a reload.
 */
export async function readySealer(): Promise<void> {
  await sealer()
}

/** The server's public key is requested once; a body that it cannot decrypt makes the next call request the key again. */
async function sealBody(json: string, path: string): Promise<string> {
  const sealing = await sealer()
  key ??= clientOn(transport, system)
    .whitelabel()
    .then((label) => label.key)
  const now = () => new Date(houseNow())
  return sealing(json, path, await key.catch(forgetKey), { now, newId })
}

function forgetKey(error: unknown): never {
  key = null
  throw error
}

/** Timeout of a call: the page says so and offers a retry. Uploads take longer. */
const CALL_MS = 30_000
const UPLOAD_MS = 180_000

/** On a bad connection a call may hang for minutes; here it fails in time, like a lost connection. */
const fetchInTime: typeof fetch = (address, init) => {
  const early = init?.method === 'GET' ? takeEarly(String(address), init.headers) : null
  if (early) return early.catch(() => fetchInTime(address, init))
  const late = AbortSignal.timeout(init?.body instanceof FormData ? UPLOAD_MS : CALL_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late
  return fetch(address, { ...init, signal }).then((answer) => {
    onServerClock(answer, init?.method === undefined || init.method === 'GET')
    return answer
  })
}

/** The site's HTTP transport to the platform. */
export const transport: Transport = {
  fetch: fetchInTime,
  headers: headersOf,
  seal: sealBody,
  onRefused: ({ code }) => {
    hearRefusal(code)
    if (code === 'encryption.invalid') key = null
    if (code === 'session.required') endSession('house')
    if (code === 'session.passwordChangeRequired') owePassword()
  },
}

serveByRank(async () =>
  sessionToken() === null ? 0 : (await clientOn(transport, members).info()).clubLabel.rankLevel,
)
