import { useState } from 'react'
import { useTell } from '#contract/react.ts'
import type { PhoneProof } from '#features/codes/site/outside/use-phone-proof.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../../contract.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'
import type { Invitation } from './invitation.ts'

export type RegisterValues = {
  username: string
  password: string
  confirmPassword: string
  birthday: string
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  termsAgreed: boolean
} & Record<OptionalField, string>

/** Fields that a brand may switch on, in the form's order. */
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
  countryDialingCode: '84',
  mobileNum: '',
  verificationCode: '',
  termsAgreed: true,
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

/** Registers and logs in: the human check first, then the call, then what was wanted. */
export function useRegister(way: Way, invited: Partial<Invitation>, outside: PhoneProof | null) {
  const { lang } = useTexts()
  const api = useApi(identity)
  const check = useHumanCheck()
  const { enter, meet } = useEntry()
  const [error, setError] = useState<unknown>(null)
  const byName = useTell(api.register)
  const byMobile = useTell(api.registerMobile)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async (values: RegisterValues) => {
    const name = way === 'username' ? values.username.trim() : values.mobileNum.trim()
    setWaiting(true)
    setError(null)
    try {
      const proof = await proofOf(values, outside)
      await check.ready()
      const common = { ...bodyOf(values), ...proof, ...invited, language: lang }
      const { password, confirmPassword } = values
      const own = password === '' ? {} : { password, confirmPassword }
      const reply =
        way === 'username'
          ? await byName.mutateAsync({ body: { ...common, username: name, password, confirmPassword } })
          : await byMobile.mutateAsync({ body: { ...common, mobileNum: name, ...own } })
      enter(reply, { name, isNew: true })
    } catch (failure) {
      check.reset() // a failure resets the check; the form shows the reason
      if (!meet(failure, { name, isNew: true })) setError(failure)
    } finally {
      setWaiting(false)
    }
  }
  return { check, submit, isWaiting, error }
}

/** What was typed, trimmed where people leave spaces; fields left empty stay out. */
function bodyOf(values: RegisterValues) {
  const given = optionalFields.flatMap((field) => {
    const value = field === 'paymentPassword' ? values[field] : values[field].trim()
    return value === '' ? [] : [[field, value] as const]
  })
  const { birthday, countryDialingCode, mobileNum } = values
  return {
    ...Object.fromEntries(given),
    birthday,
    ...(mobileNum.trim() === '' ? {} : { mobileNum: mobileNum.trim(), countryDialingCode }),
    termsAgreed: true,
    registerMethod: 'WEB',
    login: true,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
  } as const
}

/** The code that came by SMS; where Firebase sent it, the token that it gave for the code. */
async function proofOf({ verificationCode }: RegisterValues, outside: PhoneProof | null) {
  const code = verificationCode.trim()
  if (code === '') return {}
  if (!outside) return { verificationCode: code }
  return { firebaseChannel: 'phone', firebaseIdToken: await outside.prove(code) }
}
