import { dayIn } from '#kit/day.ts'
import { inTransaction } from '#db/pool.ts'
import { checkCode, codeSessionOf, useCode, type CodeProof } from '#features/account/otp/public.ts'
import { orUsedUp, useCodes } from '#features/account/members/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { agesOf } from '#features/contact/site-status/public.ts'
import { checkFields, fieldRules, refusedBy } from '#features/platform/validation/public.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { identity } from '../../contract.ts'
import { HashLineFullError, hashPassword } from '../../passwords.ts'
import { bonusCodeAtRegistration, codesUsed, memberInvited } from '../../extension-points.ts'
import { ageOn, isPlausibleBirthday, isWeakPaymentPassword } from '../../rules.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { updatePaymentHash } from '../../store/credentials.ts'
import { completeLogin } from '../complete.ts'
import type { EntryCall } from '../devices.ts'
import { inviteFor, originOf, type Invited } from './origin.ts'
import { passwordProblem } from '../password.ts'
import { mobileOf, tokenProblem } from '../phone-proof.ts'
import { registerMember } from './register-member.ts'

type Routes = typeof identity
type ByName = Given<Routes['register']>['body']
type ByMobile = Given<Routes['registerMobile']>['body']
/** What both forms have in common. */
export type Form = Omit<ByMobile, 'mobileNum'> & { readonly mobileNum?: string | undefined }

/** Registers by user name and logs in (AUT-10). */
export async function register(app: App, { body }: { readonly body: ByName }, call: EntryCall) {
  const account = body.username.normalize('NFKC')
  return admit(app, call, { form: body, account, isPasswordAsked: true, isByMobile: false })
}

/** Registers by mobile number, which becomes the user name (mobile-only mode). */
export async function registerMobile(app: App, { body }: { readonly body: ByMobile }, call: EntryCall) {
  const [withPassword, withCode] = await Promise.all([
    app.merchants.isOn(call.merchant.code, 'MOBILENUMPASSREG3'),
    app.merchants.isOn(call.merchant.code, 'REGMOBVERF3'),
  ])
  // with neither password nor code anybody could log in to the account
  const isPasswordAsked = withPassword || !withCode
  return admit(app, call, { form: body, account: null, isPasswordAsked, isByMobile: true })
}

type Admission = {
  readonly form: Form
  /** null: the number is the account name. */
  readonly account: string | null
  readonly isPasswordAsked: boolean
  readonly isByMobile: boolean
}

async function admit(app: App, call: EntryCall, admission: Admission) {
  const { form, isPasswordAsked } = admission
  const problem = await fieldProblem(app, call, admission)
  if (problem) return refusedBy(problem)
  const young = await ageProblem(app, call, form.birthday)
  if (young) return young
  const phone = await phoneStep(app, call, admission)
  if ('refused' in phone) return phone
  const account = admission.account ?? phone.mobile?.slice(1) ?? ''
  const weak = isPasswordAsked ? await passwordStep(app, call, form, account) : null
  if (weak) return weak
  if (form.paymentPassword !== undefined && isWeakPaymentPassword(form.paymentPassword))
    return { refused: 'identity.paymentPasswordWeak' } as const
  // otherwise one leaked password would reveal the other
  if (isPasswordAsked && form.paymentPassword !== undefined && form.paymentPassword === form.password)
    return { refused: 'identity.paymentPasswordIsLogin' } as const
  const invited = await inviteFor(app, call, form)
  if ('refused' in invited) return invited
  const hashes = await hashesOf(
    isPasswordAsked ? (form.password ?? null) : null,
    form.paymentPassword ?? null,
  )
  if ('refused' in hashes) return hashes
  const made = await make(app, call, { form, account, phone, invited, hashes })
  return 'refused' in made ? made : completeLogin(app, call, made.memberId, 'username', { isProved: true })
}

/**
 * Checks every field by the merchant's rule, as the form does (VAL-01). The password has its own step. Numbers are validated by their
 * country's rules, so only a local notation is checked against the rule here.
 */
async function fieldProblem(app: App, call: EntryCall, { form, account, isByMobile }: Admission) {
  const {
    password: _,
    captcha: __,
    username,
    mobileNum,
    ...rules
  } = await fieldRules(app, call.merchant.code)
  const typed = (form.mobileNum ?? '').replace(/[\s().-]/g, '')
  const isAbroad = typed.startsWith('+')
  const asked = {
    ...rules,
    // a link may carry these even if the form hides their fields
    affiliateCode: { ...rules.affiliateCode, enabled: true },
    recommenderId: { ...rules.recommenderId, enabled: true },
    ...(account === null ? {} : { username }),
    ...(isAbroad || isByMobile ? {} : { mobileNum }),
  }
  const { affiliateCode, recommenderId, email, payeeName, ...rest } = form
  const values = {
    ...rest,
    // a name of invisible characters counts as empty
    username: account !== null && accountKey(account) === '' ? '' : account,
    mobileNum: typed,
    affiliateCode: affiliateCode?.trim(),
    recommenderId: recommenderId?.trim(),
    email: email?.trim(),
    payeeName: payeeName?.trim(),
  }
  return checkFields(asked, { ...strings(values) })
}

/** The text fields of a form: only these have patterns. */
function strings(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The server checks the age, by the brand's calendar day (A1). */
async function ageProblem(app: App, { merchant, now, ip }: EntryCall, birthday: string | undefined) {
  const { minimumAge: age } = await agesOf(app, merchant.code, ip)
  const today = dayIn(merchant.timeZone, now)
  const isOld =
    birthday !== undefined && isPlausibleBirthday(birthday, today) && ageOn(birthday, today) >= age
  return isOld ? null : ({ refused: 'identity.tooYoung', detail: { age } } as const)
}

type Phone = {
  readonly mobile: string | null
  readonly isProved: boolean
  /** The matching code, to be consumed with the registration; null if a token verified the number, or no verification is required. */
  readonly proof: CodeProof | null
}
const NO_PHONE: Phone = { mobile: null, isProved: false, proof: null }

/** Verifies the number and its code if the form or the flags require them. */
async function phoneStep(app: App, call: EntryCall, { form, isByMobile }: Admission) {
  const { code: merchant } = call.merchant
  const isCodeAsked = await app.merchants.isOn(merchant, 'REGMOBVERF3')
  const mobileNum = form.mobileNum?.trim() ?? ''
  if (mobileNum === '' && !isCodeAsked && !isByMobile) return NO_PHONE
  const phone = await mobileOf(app, merchant, { mobileNum, countryDialingCode: form.countryDialingCode })
  if ('refused' in phone) return phone
  const unproved: Phone = { mobile: phone.mobile, isProved: false, proof: null }
  if (form.firebaseIdToken !== undefined) {
    const refused = await tokenProblem(app, call, form.firebaseIdToken, phone.mobile)
    return refused ?? { ...unproved, isProved: true }
  }
  if (!isCodeAsked) return unproved
  const proof = await checkCode(app, {
    merchant,
    purpose: 'register',
    address: phone.mobile,
    session: codeSessionOf(call),
    code: form.verificationCode ?? '',
  })
  if ('refused' in proof) return proof
  const proved: Phone = { mobile: phone.mobile, isProved: true, proof }
  return proved
}

async function passwordStep(app: App, call: EntryCall, form: Form, account: string) {
  if (form.password !== form.confirmPassword) return { refused: 'identity.passwordsDiffer' } as const
  return passwordProblem(app, call.merchant.code, form.password ?? '', account)
}

type Hashes = { readonly password: string | null; readonly payment: string | null }

async function hashesOf(password: string | null, payment: string | null) {
  try {
    const hashes: Hashes = {
      password: password === null ? null : await hashPassword(password, 'stranger'),
      payment: payment === null ? null : await hashPassword(payment, 'stranger'),
    }
    return hashes
  } catch (error) {
    if (!(error instanceof HashLineFullError)) throw error
    return { refused: 'service.overloaded', detail: { retryAfterSeconds: 5 } } as const
  }
}

/** Rolls the registration back. */
class WrongBonusCodeError extends Error {}

type Making = {
  readonly form: Form
  readonly account: string
  readonly phone: Phone
  readonly invited: Invited
  readonly hashes: Hashes
}

async function make(app: App, call: EntryCall, { form, account, phone, invited, hashes }: Making) {
  const { now, merchant, ip } = call
  const terms = await settingOf(app, merchant.code, 'termsVersion')
  return inTransaction(app.db, async (tx) => {
    if (phone.proof && !(await useCode(tx, phone.proof, now)))
      return { refused: 'codes.invalid-verification-code' } as const
    const made = await registerMember(tx, {
      merchant,
      account,
      passwordHash: hashes.password,
      language: form.language,
      birthday: form.birthday ?? null,
      payeeName: form.payeeName?.trim() || null,
      email: form.email?.trim() || null,
      isEmailVerified: false,
      mobile: phone.mobile,
      isMobileVerified: phone.isProved,
      uplineId: invited.uplineId,
      recommenderId: invited.recommenderId,
      ip,
      now,
      origin: originOf(form, call),
      terms,
    })
    if ('refused' in made) return made
    if (hashes.payment) await updatePaymentHash(tx, made.memberId, hashes.payment)
    const code = form.bonusCode?.trim()
    const at = { merchant: merchant.code, currency: merchant.currency, memberId: made.memberId, now }
    // the account is not opened without the bonus that the visitor expects of it
    if (code && !(await bonusCodeAtRegistration.of(app)(tx, { ...at, code }))) throw new WrongBonusCodeError()
    await useCodes(tx, { merchant: merchant.code, codes: invited.codes, now })
    for (const used of codesUsed.of(app))
      await used(tx, { ...at, ...invited, clicks: form.clicks ?? [], ip }, app)
    const { recommenderId: referrerId } = invited
    if (referrerId !== null) await memberInvited.of(app)(tx, { ...at, referrerId })
    return made
  })
    .catch(orUsedUp)
    .catch((error: unknown) => {
      if (error instanceof WrongBonusCodeError) return { refused: 'identity.bonusCode' } as const
      throw error
    })
}
