import { inTransaction, type Tx } from '#db/pool.ts'
import {
  DEVICE_COOKIE,
  equalsPassword,
  holdSession,
  setPaymentPassword as setPayment,
} from '#features/account/identity/public.ts'
import { hasPassword } from '#features/account/identity/public/credentials.ts'
import { isWeakPaymentPassword } from '#features/account/identity/rules.ts'
import { checkField, fieldRules, refusedBy } from '#features/platform/validation/public.ts'
import type { Given } from '#contract/route.ts'
import { authenticatorUri, codeStep, newAuthenticatorSecret } from '#server/guards/authenticator.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { security } from '../contract.ts'
import { LEAST_RECOVERY } from '../rules/strength.ts'
import {
  authenticatorOf,
  deleteAuthenticator,
  deleteRecoveryCodes,
  deleteSetup,
  putAuthenticator,
  putSetup,
  recoveryLeftOf,
  setupOf,
} from '../store/authenticators.ts'
import { deletePasskey, passkeysOf } from '../store/passkeys.ts'
import { endTrust } from '../store/devices.ts'
import { newRecoveryCodes } from './proof/codes.ts'
import { needFreshProof, type ProofNeeded } from './proof/fresh.ts'
import { tellChange, type Change } from './history.ts'
import { askNewPasskey, keepPasskey, pageOf } from './passkeys.ts'
import { boundTo } from './proof/send-to.ts'

type Routes = typeof security
type Call = CallFor<Routes['beginAuthenticator']>

/** The time limit for scanning the QR code and entering the first code. */
const SETUP_MS = 10 * 60_000
/** Passkey limit: more than anybody has devices. */
const MOST_PASSKEYS = 12

/** Makes a change in one transaction: refuses without a fresh proof, then decides and notifies. */
export async function changing<T extends object>(
  app: App,
  { member, now }: Pick<Call, 'member' | 'now'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T | ProofNeeded> {
  return inTransaction(app.db, async (tx) => {
    const needed = await needFreshProof(tx, member, now)
    if (needed) return needed
    // locks the session: ending it waits for this change, or this change finds it ended, so that nothing is planted after a wipe
    if (await holdSession(tx, member)) return work(tx)
    return { refused: 'security.proofNeeded', detail: { step: 'password', ways: [] } } as const
  })
}

export function tell(app: App, tx: Tx, call: Call, what: Change, detail?: string): Promise<void> {
  const { member, ip, device, now } = call
  return tellChange(app, tx, { memberId: member.id, what, ...(detail ? { detail } : {}), ip, device, now })
}

export async function setPaymentPassword(
  app: App,
  { body: { paymentPassword } }: Given<Routes['setPaymentPassword']>,
  call: Call,
) {
  // the brand's own rule, even if its registration does not request the field (VAL-01)
  const { paymentPassword: rule } = await fieldRules(app, call.member.merchant)
  const problem = checkField('paymentPassword', { ...rule, enabled: true, required: true }, paymentPassword)
  if (problem) return refusedBy(problem)
  if (isWeakPaymentPassword(paymentPassword)) return { refused: 'security.paymentPasswordWeak' } as const
  const needed = await needFreshProof(app.db, call.member, call.now)
  if (needed) return needed // before any comparison, so that a session alone cannot be used to guess passwords
  // otherwise one leaked password would reveal the other
  if (await equalsPassword(app.db, call.member.id, paymentPassword))
    return { refused: 'security.paymentPasswordIsLogin' } as const
  return changing(app, call, async (tx) => {
    await setPayment(tx, call.member.id, paymentPassword)
    await tell(app, tx, call, 'payment')
    return {}
  })
}

export function beginAuthenticator(app: App, call: Call) {
  const { member, merchant, now } = call
  return changing(app, call, async (tx) => {
    const secret = newAuthenticatorSecret()
    await putSetup(tx, {
      memberId: member.id,
      sessionId: member.sessionId,
      secretSealed: app.vault.close('member-authenticator', secret),
      expiresAt: new Date(now.getTime() + SETUP_MS),
    })
    return { secret, uri: authenticatorUri({ issuer: merchant.name, account: member.account, secret }) }
  })
}

export function addAuthenticator(app: App, { body }: Given<Routes['addAuthenticator']>, call: Call) {
  const { member, now } = call
  const own = { memberId: member.id, sessionId: member.sessionId, now }
  return changing(app, call, async (tx) => {
    const setup = await setupOf(tx, own)
    if (!setup) return { refused: 'security.setupOver' } as const
    const secret = app.vault.open('member-authenticator', setup.secretSealed)
    const step = codeStep(secret, body.code.replace(/\s/g, ''), now)
    if (step === null) return { refused: 'security.wrongProof' } as const
    const isFirst = await isFirstSecond(tx, member.id)
    await putAuthenticator(tx, { ...own, secretSealed: setup.secretSealed, step })
    await deleteSetup(tx, member.id)
    await tell(app, tx, call, 'authenticatorAdded')
    return secondAdded(app, tx, call, isFirst)
  })
}

async function isFirstSecond(tx: Tx, memberId: bigint): Promise<boolean> {
  return !(await authenticatorOf(tx, memberId)) && (await passkeysOf(tx, memberId)).length === 0
}

/** With the first two-step method the member gets recovery codes, and trust ends in devices that logged in without one, except this one. */
async function secondAdded(app: App, tx: Tx, call: Call, isFirst: boolean) {
  const { member, now } = call
  if (isFirst) await forgetOtherDevices(tx, call)
  const isEnough = (await recoveryLeftOf(tx, member.id)) >= LEAST_RECOVERY
  const recoveryCodes = isEnough ? [] : [...(await newRecoveryCodes(app, tx, { memberId: member.id, now }))]
  return { recoveryCodes }
}

async function forgetOtherDevices(tx: Tx, { member, cookie }: Call): Promise<void> {
  const token = cookie(DEVICE_COOKIE)
  await endTrust(tx, { memberId: member.id, butToken: token === undefined ? null : hashToken(token) })
}

export function removeAuthenticator(app: App, call: Call) {
  const { member } = call
  return changing(app, call, async (tx) => {
    if (!(await deleteAuthenticator(tx, member.id))) return { refused: 'security.unknown' } as const
    await secondRemoved(tx, member.id)
    await tell(app, tx, call, 'authenticatorRemoved')
    return {}
  })
}

/** Recovery codes replace two-step verification: without any method they would be an unused credential, so delete them. */
async function secondRemoved(tx: Tx, memberId: bigint): Promise<void> {
  if (await isFirstSecond(tx, memberId)) await deleteRecoveryCodes(tx, memberId)
}

export function renewRecovery(app: App, call: Call) {
  const { member, now } = call
  return changing(app, call, async (tx) => {
    if (await isFirstSecond(tx, member.id)) return { refused: 'security.needsSecond' } as const
    const recoveryCodes = [...(await newRecoveryCodes(app, tx, { memberId: member.id, now }))]
    await tell(app, tx, call, 'recoveryRenewed')
    return { recoveryCodes }
  })
}

export function askToMakePasskey(app: App, call: Call) {
  const { member, now } = call
  return changing(app, call, async (tx) => {
    if ((await passkeysOf(tx, member.id)).length >= MOST_PASSKEYS)
      return { refused: 'security.tooManyPasskeys' } as const
    const page = pageOf(call)
    const asked = { memberId: member.id, account: member.account, boundTo: boundTo(call), page, now }
    return askNewPasskey(app, tx, asked)
  })
}

export function addPasskey(app: App, { body }: Given<Routes['addPasskey']>, call: Call) {
  const { member, now } = call
  const { name, ...answer } = body
  const asked = { memberId: member.id, boundTo: boundTo(call), page: pageOf(call), now }
  return changing(app, call, async (tx) => {
    const isFirst = await isFirstSecond(tx, member.id)
    if (!(await keepPasskey(tx, { ...asked, answer, name })))
      return { refused: 'security.wrongPasskey' } as const
    await tell(app, tx, call, 'passkeyAdded', name)
    return secondAdded(app, tx, call, isFirst)
  })
}

export function removePasskey(app: App, { params }: Given<Routes['removePasskey']>, call: Call) {
  const { member } = call
  return changing(app, call, async (tx) => {
    const own = await passkeysOf(tx, member.id)
    if (!own.some(({ id }) => id === params.passkey)) return { refused: 'security.unknown' } as const
    if (own.length === 1 && !(await hasPassword(tx, member.id)))
      return { refused: 'security.lastWayIn' } as const
    const name = await deletePasskey(tx, { id: params.passkey, memberId: member.id })
    await secondRemoved(tx, member.id)
    await tell(app, tx, call, 'passkeyRemoved', name ?? '')
    return {}
  })
}
