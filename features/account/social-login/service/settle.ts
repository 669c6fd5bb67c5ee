import { codesUsed, memberInvited } from '#features/account/identity/extension-points.ts'
import { useCode } from '#features/account/otp/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { dayIn } from '#kit/day.ts'
import {
  codesOfHost,
  completeLogin,
  isStillSince,
  proveAccount,
  registerMember,
  whyChange,
} from '#features/account/identity/public.ts'
import { ageOn, isPlausibleBirthday } from '#features/account/identity/rules.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { inviteOf, memberById, orUsedUp, useCodes } from '#features/account/members/public.ts'
import { tellChange } from '#features/account/security/public.ts'
import { checkField, fieldRules, refusedBy } from '#features/platform/validation/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { agesOf } from '#features/contact/site-status/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { socialLogin } from '../contract/member.ts'
import { calledBy } from '../rules/providers.ts'
import { arrivalOf, settleArrival, type Arrival } from '../store/attempts.ts'
import { insertIdentity, linkedOf, memberBehind } from '../store/identities.ts'
import { choiceCookie, type Visit } from './attempt.ts'
import { numberStep } from './register/number.ts'

type Link = (typeof socialLogin)['link']
type Register = (typeof socialLogin)['register']

/** Trial accounts hold play money and expire automatically: nothing is linked to them. */
const TRIAL = 4

/** The person at the choice, identified by the ticket and the cookie of the returning browser. */
async function arrivedWith(
  app: App,
  ticket: string,
  { merchant, now, cookie }: Visit,
): Promise<Arrival | null> {
  const arrival = await arrivalOf(app.db, { merchant: merchant.code, ticketHash: hashToken(ticket), now })
  const browser = cookie(choiceCookie(ticket))
  return arrival && browser && hashToken(browser).equals(arrival.browserHash) ? arrival : null
}

/** Thrown inside the transaction to roll back the second of two concurrent choices. */
class TakenError extends Error {}

type Choice = {
  readonly merchant: string
  readonly memberId: bigint
  readonly how: 'linked' | 'registered'
  readonly now: Date
}

async function bind(tx: Tx, { id, ...arrival }: Arrival, choice: Choice): Promise<void> {
  if (!(await settleArrival(tx, id, choice.now))) throw new TakenError()
  if (!(await insertIdentity(tx, { ...arrival, ...choice }))) throw new TakenError()
}

const orTaken = (error: unknown) => {
  if (error instanceof TakenError) return { refused: 'social.taken' } as const
  throw error
}

/**
 * Links to an existing account. Requires its password, and two-step verification if the login does: knowing a password is not enough to add
 * a permanent login method. The page calls again after the verification.
 */
export async function link(app: App, { body }: Given<Link>, call: CallFor<Link>) {
  const { merchant, now } = call
  const arrival = await arrivedWith(app, body.ticket, call)
  if (!arrival) return { refused: 'social.ticketInvalid' } as const
  const proved = await proveAccount(app, call, body)
  if ('refused' in proved) return proved
  const { memberId, type, passwordChangedAt: passwordSince } = proved.row
  if (type === TRIAL) return { refused: 'identity.notMember' } as const
  if ((await memberBehind(app.db, { merchant: merchant.code, ...arrival })) !== null)
    return { refused: 'social.taken' } as const
  const linked = await linkedOf(app.db, memberId)
  if (linked.some(({ provider }) => provider === arrival.provider))
    return { refused: 'social.alreadyLinked' } as const
  const changeWhy = await whyChange(app, call, proved.row, body.password)
  const entered = await completeLogin(app, call, memberId, 'username', { passwordSince, changeWhy })
  if ('refused' in entered) return entered
  const choice: Choice = { merchant: merchant.code, memberId, how: 'linked', now }
  const told = { memberId, detail: calledBy[arrival.provider], ip: call.ip, device: call.device, now }
  const problem = await inTransaction(app.db, async (tx) => {
    // a password changed concurrently links nothing
    if (!(await isStillSince(tx, memberId, passwordSince))) return { refused: 'identity.proofOver' } as const
    await bind(tx, arrival, choice)
    await tellChange(app, tx, { ...told, what: 'signinLinked' })
    return null
  }).catch(orTaken)
  return problem ?? entered
}

/** Opens a new account for the identity; the member can set a password later in the security centre. */
export async function register(app: App, { body }: Given<Register>, call: CallFor<Register>) {
  const { merchant, now } = call
  const arrival = await arrivedWith(app, body.ticket, call)
  if (!arrival) return { refused: 'social.ticketInvalid' } as const
  const account = body.username.normalize('NFKC')
  const { username } = await fieldRules(app, merchant.code)
  // a name of invisible characters counts as empty
  const problem = checkField('username', username, accountKey(account) === '' ? '' : account)
  if (problem) return refusedBy(problem)
  const young = await ageProblem(app, call, body.birthday)
  if (young) return young
  const invited = await invitedBy(app, call, body)
  if ('refused' in invited) return invited
  const number = await numberStep(app, body, call)
  if ('refused' in number) return number
  const { mobile, proof } = number
  const terms = await settingOf(app, merchant.code, 'termsVersion')
  const made = await inTransaction(app.db, async (tx) => {
    if (proof && !(await useCode(tx, proof, now)))
      return { refused: 'codes.invalid-verification-code' } as const
    const proved = { mobile, isMobileVerified: mobile !== null }
    const newcomer = await registerMember(tx, {
      ...nobodyYet(body, call),
      ...proved,
      ...invited,
      account,
      terms,
    })
    if ('refused' in newcomer)
      return newcomer.refused === 'identity.mobileTaken'
        ? ({ refused: 'identity.mobileTaken' } as const)
        : ({ refused: 'identity.accountTaken' } as const)
    const { memberId } = newcomer
    await bind(tx, arrival, { merchant: merchant.code, memberId, how: 'registered', now })
    const { codes, recommenderId: referrerId } = invited
    await useCodes(tx, { merchant: merchant.code, codes, now })
    const use = { merchant: merchant.code, memberId, codes, recommenderId: referrerId, now }
    for (const used of codesUsed.of(app))
      await used(tx, { ...use, clicks: body.clicks ?? [], ip: call.ip }, app)
    const at = { merchant: merchant.code, currency: merchant.currency, memberId, now }
    if (referrerId !== null) await memberInvited.of(app)(tx, { ...at, referrerId })
    return newcomer
  })
    .catch(orTaken)
    .catch(orUsedUp)
  if ('refused' in made) return made
  return completeLogin(app, call, made.memberId, 'social', { isProved: true })
}

function nobodyYet(body: Given<Register>['body'], { merchant, host, ip, now }: CallFor<Register>) {
  return {
    merchant,
    passwordHash: null,
    language: body.language,
    birthday: body.birthday,
    payeeName: null,
    email: body.email ?? null,
    // an address from a provider is unverified here; the security centre verifies it by a code
    isEmailVerified: false,
    mobile: null,
    isMobileVerified: false,
    ip,
    now,
    origin: {
      method: 'WEB',
      url: null,
      domain: host,
      affiliateCode: body.invitationCode ?? null,
      referralCode: null,
      countryDialingCode: null,
      contacts: {},
    },
  }
}

/** The server checks the age, by the brand's calendar day (A1). */
async function ageProblem(app: App, { merchant, ip, now }: CallFor<Register>, birthday: string) {
  const { minimumAge: age } = await agesOf(app, merchant.code, ip)
  const today = dayIn(merchant.timeZone, now)
  const isOld = isPlausibleBirthday(birthday, today) && ageOn(birthday, today) >= age
  return isOld ? null : ({ refused: 'identity.tooYoung', detail: { age } } as const)
}

/** A member's ID as shared with others. */
const ID_SHAPE = /^[1-9]\d{4,17}$/

type Invitation = Pick<Given<Register>['body'], 'invitationCode' | 'recommenderId'>

/** By a code or a member's ID; without either only if registration is open to everyone (decision 36). */
async function invitedBy(app: App, call: CallFor<Register>, by: Invitation) {
  const { merchant, host, now } = call
  const { invitationCode: code, recommenderId: given } = by
  const nobody: { uplineId: bigint | null; recommenderId: bigint | null; codes: readonly string[] } = {
    uplineId: null,
    recommenderId: null,
    codes: code === undefined ? [] : [code],
  }
  if (given !== undefined) {
    const member = ID_SHAPE.test(given) ? await memberById(app.db, BigInt(given)) : null
    const isGood = member?.merchant === merchant.code && member.state === 'open' && member.type !== TRIAL
    if (!isGood) return { refused: 'identity.invitationCode' } as const
    nobody.recommenderId = member.id
  }
  if (code === undefined) {
    if (nobody.recommenderId !== null) return nobody
    const codes = await codesOfHost(app, call)
    if (codes.length > 0) return { ...nobody, codes }
    const isOpen = await app.merchants.isOn(merchant.code, 'DIRECTREG3')
    return isOpen ? nobody : ({ refused: 'identity.inviteOnly' } as const)
  }
  const invite = await inviteOf(app.db, { merchant: merchant.code, code, domain: host, now })
  if (!invite) return { refused: 'identity.invitationCode' } as const
  switch (invite.kind) {
    case 'affiliate':
      return { ...nobody, uplineId: invite.memberId }
    case 'referral':
      return { ...nobody, recommenderId: invite.memberId }
    case 'brand':
    case 'campaign':
      return nobody
  }
}
