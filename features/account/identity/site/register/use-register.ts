import { useRef, useState } from 'react'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { PhoneProof } from '#features/account/otp/site/outside/use-phone-proof.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'
import type { Consent } from '../consent-boxes.tsx'
import { keptClicks } from '../clicks/clicks.ts'
import type { Invitation } from './invitation.ts'

export type RegisterValues = {
  username: string
  password: string
  confirmPassword: string
  birthday: string
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  bonusCode: string
} & Consent &
  Record<OptionalField, string>

/** Fields that a brand can enable, in the form's order. */
export const optionalFields = [
  'payeeName',
  'email',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'affiliateCode',
  'recommenderId',
] as const

export type OptionalField = (typeof optionalFields)[number]

export const blankValues: RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  countryDialingCode: '', // the visitor's own or the brand's, once known
  mobileNum: '',
  verificationCode: '',
  bonusCode: '',
  // as the brand and the jurisdiction set them, once their rules are known (decision 44)
  ageConfirmed: false,
  termsAgreed: false,
  payeeName: '',
  email: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  idNumber: '',
  affiliateCode: '',
  recommenderId: '',
}

export type Way = 'username' | 'mobile'

/**
 * Registers and logs in: the human check, the call, then the visitor's action. After a lost response the account may exist: the retry is
 * then refused, and the user is logged in with the password they typed.
 */
export function useRegister(way: Way, invited: Partial<Invitation>, outside: PhoneProof | null) {
  const { lang } = useTexts()
  const api = useApi(identity)
  const check = useHumanCheck()
  const { enter, meet } = useEntry()
  const [error, setError] = useState<unknown>(null)
  const byName = useApiMutation(api.register)
  const byMobile = useApiMutation(api.registerMobile)
  const [isWaiting, setWaiting] = useState(false)
  const unanswered = useRef<string | null>(null)
  const submit = async (values: RegisterValues) => {
    const name = way === 'username' ? values.username.trim() : values.mobileNum.trim()
    setWaiting(true)
    setError(null)
    try {
      const proof = await proofOf(values, outside)
      const common = { ...bodyOf(values), ...proof, ...invited, language: lang }
      const { password, confirmPassword } = values
      const own = password === '' ? {} : { password, confirmPassword }
      const make = () =>
        way === 'username'
          ? byName.mutateAsync({ body: { ...common, username: name, password, confirmPassword } })
          : byMobile.mutateAsync({ body: { ...common, mobileNum: name, ...own } })
      const comeBack = async (failure: unknown) => {
        if (!isOwnPerhaps(failure) || password === '') throw failure
        check.reset()
        return check
          .through(() => api.login({ body: { username: name, password, type: 'username' } }))
          .catch((error: unknown) => {
            throw isProofOwed(error) ? error : failure
          })
      }
      const makeOrComeBack = () => make().catch(comeBack)
      const reply = await check.through(unanswered.current === name ? makeOrComeBack : make, makeOrComeBack)
      enter(reply, { name, isNew: true })
    } catch (failure) {
      unanswered.current = failure instanceof NetworkError ? name : null
      check.reset() // a failure resets the check; the form shows the reason
      if (!meet(failure, { name, isNew: true })) setError(failure)
    } finally {
      setWaiting(false)
    }
  }
  return { check, submit, isWaiting, error }
}

/** Refusals that a registration gets if its first attempt succeeded without a response. */
function isOwnPerhaps(failure: unknown): boolean {
  return failure instanceof RefusedError && OWN.has(failure.code)
}

const OWN: ReadonlySet<string> = new Set([
  'identity.accountTaken',
  'identity.mobileTaken',
  'codes.invalid-verification-code',
])

function isProofOwed(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'identity.proofNeeded'
}

/** The submitted values: trimmed where users leave spaces, without empty fields. */
function bodyOf(values: RegisterValues) {
  const given = optionalFields.flatMap((field) => {
    const value = field === 'paymentPassword' ? values[field] : values[field].trim()
    return value === '' ? [] : [[field, value] as const]
  })
  const { birthday, countryDialingCode, mobileNum } = values
  const bonusCode = values.bonusCode.trim()
  const clicks = [...keptClicks(Date.now())]
  return {
    ...(clicks.length > 0 && { clicks }),
    ...(bonusCode && { bonusCode }),
    ...Object.fromEntries(given),
    birthday,
    ...(mobileNum.trim() === ''
      ? {}
      : { mobileNum: mobileNum.trim(), ...(countryDialingCode && { countryDialingCode }) }),
    termsAgreed: true,
    registerMethod: 'WEB',
    login: true,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
  } as const
}

/** The SMS code; if Firebase sent it, the token in exchange for the code. */
async function proofOf({ verificationCode }: RegisterValues, outside: PhoneProof | null) {
  const code = verificationCode.trim()
  if (code === '') return {}
  if (!outside) return { verificationCode: code }
  return { firebaseChannel: 'phone', firebaseIdToken: await outside.prove(code) }
}
