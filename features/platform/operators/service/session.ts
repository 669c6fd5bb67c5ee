import { writeAudit } from '#features/platform/audit/public.ts'
import type { Tx } from '#db/pool.ts'
import { OFFICE_COOKIE } from '#server/http/gate.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { SESSION_MS } from '../rules.ts'
import { bucketsOf, type Place } from '../rules/tries.ts'
import { noteLogin } from '../store/operators.ts'
import { insertSession } from '../store/sessions.ts'
import { forgetBuckets } from '../store/tries.ts'
import { rememberDevice, sendDevice, type LoginCall } from './devices.ts'

const SESSION_SECONDS = SESSION_MS / 1000

/** Identifies the browser, anyone who is logged in: two operators at one browser are not two people (B2). */
const BROWSER_COOKIE = 'fairhouse-office-browser'
const BROWSER_SECONDS = 400 * 86_400 // as long as browsers keep a cookie
const BROWSER_TOKEN = /^[\w-]{43}$/

/** The token of the caller's browser, a new one if it has none. */
export function browserOf(call: Pick<LoginCall, 'cookie'>): string {
  const known = call.cookie(BROWSER_COOKIE)
  return known !== undefined && BROWSER_TOKEN.test(known) ? known : newToken()
}

export type Session = { readonly token: string; readonly browser: string; readonly device: string }

type Account = { readonly id: string; readonly account: string }

/** Opens a session after password and code were proven. Send it after the commit by `sendSession`. */
export async function startSession(
  tx: Tx,
  operator: Account,
  place: Place,
  call: LoginCall,
): Promise<Session> {
  const { ip, device, now } = call
  const [token, browser] = [newToken(), browserOf(call)]
  const sessionId = await insertSession(tx, {
    operatorId: operator.id,
    tokenHash: hashToken(token),
    ip,
    device,
    browser: hashToken(browser),
    now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  })
  await noteLogin(tx, operator.id, ip, now)
  await forgetBuckets(tx, ownBuckets(operator.account, place))
  const own = await rememberDevice(tx, operator, place, call)
  await writeAudit(tx, {
    operator,
    action: 'operators.login',
    object: `operator:${operator.account}`,
    after: { sessionId, device },
    ip,
    now,
  })
  return { token, browser, device: own }
}

export function sendSession(call: LoginCall, { token, browser, device }: Session): void {
  sendDevice(call, device)
  call.setCookie(OFFICE_COOKIE, token, { maxAgeSeconds: SESSION_SECONDS })
  call.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: BROWSER_SECONDS })
}

/** What a completed login resets: this account's failures from this source, never shared allowances. */
function ownBuckets(accountKey: string, place: Place) {
  return (['password', 'code'] as const).flatMap((tried) =>
    bucketsOf({ accountKey, tried, place }).slice(0, 1),
  )
}
