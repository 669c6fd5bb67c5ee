import { useState } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../../contract.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'

export type RegisterValues = {
  username: string
  password: string
  confirmPassword: string
  birthday: string
  payeeName: string
  email: string
  termsAgreed: boolean
}

export const blankValues: RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  payeeName: '',
  email: '',
  termsAgreed: true,
}

/** Registers and logs in: the human check first, then the call, then what was wanted. */
export function useRegister() {
  const { lang } = useTexts()
  const check = useHumanCheck()
  const enter = useEntry()
  const tell = useTell(useApi(identity).register)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async (values: RegisterValues) => {
    setWaiting(true)
    try {
      await check.ready()
      const body = bodyOf(values)
      const { token } = await tell.mutateAsync({
        body: { ...body, language: lang, registerUrl: location.href },
      })
      enter(token, body.username, true)
    } catch {
      check.reset() // a failure resets the check; the form shows the reason
    } finally {
      setWaiting(false)
    }
  }
  return { check, submit, isWaiting, error: tell.error }
}

/** What was typed, trimmed where people leave spaces; fields left empty stay out. */
function bodyOf({ username, payeeName, email, termsAgreed: _, ...rest }: RegisterValues) {
  const optional = {
    ...(payeeName.trim() && { payeeName: payeeName.trim() }),
    ...(email.trim() && { email: email.trim() }),
  }
  const fixed = { termsAgreed: true, registerMethod: 'WEB', login: true } as const
  return { ...rest, ...optional, ...fixed, username: username.trim() }
}
