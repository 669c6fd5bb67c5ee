import { useState } from 'react'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { useHumanCheck } from '../human/human-check.ts'
import { useEntry } from '../use-entry.ts'
import { drop, keep } from './remembered.ts'

/** The members' login, or that of agents, which admits no one else. */
export type Entrance = 'member' | 'agent'

export type LoginValues = {
  readonly username: string
  readonly password: string
  readonly captcha?: string
  readonly countryDialingCode?: string
  readonly type: 'username' | 'sms' | 'firebase'
  readonly remember: boolean
}

/**
 * The server asks this browser for a captcha since a failed login: kept while the page is open, because the form is closed and opened
 * again, for example on the way to a new password and back. The server decides in any case.
 */
let asksPictureNow = false

/** The login: human check, call, follow-up; a failure resets the check and may require the captcha (AUT-02). */
export function useLogin(entrance: Entrance) {
  const check = useHumanCheck()
  const { enter, meet } = useEntry()
  const tell = useApiMutation(useApi(identity).login)
  const [isWaiting, setWaiting] = useState(false)
  const [needsPicture, setNeedsPicture] = useState(asksPictureNow)
  const [failures, setFailures] = useState(0)
  const askPicture = (isNeeded: boolean) => {
    asksPictureNow = isNeeded
    setNeedsPicture(isNeeded)
  }
  const cannotRead = () => {
    setNeedsPicture(false)
    check.workLonger().catch(() => setNeedsPicture(true)) // the row shows that it failed; fall back to the picture
  }
  const submit = async (values: LoginValues): Promise<'in' | 'refused' | 'picture' | 'lost'> => {
    const { username, password, captcha, ...rest } = values
    const name = username.trim()
    const entering = { name, ...(values.type === 'username' && password !== '' ? { password } : {}) }
    setWaiting(true)
    try {
      const picture = captcha === undefined || captcha === '' ? {} : { captcha: captcha.trim() }
      const body = {
        ...rest,
        ...picture,
        ...(entrance === 'agent' ? { entrance } : {}),
        username: name,
        password,
      }
      const reply = await check.through(() => tell.mutateAsync({ body }))
      keepName(values, name)
      askPicture(false)
      enter(reply, entering)
      return 'in'
    } catch (error) {
      check.reset() // a failure resets the check (AUT-02); the form shows the reason
      if (meet(error, entering)) return 'in'
      if (error instanceof NetworkError) return 'lost' // the input was not checked, so keep it
      if (error instanceof RefusedError && error.code === 'identity.notRemembered') drop('remembered')
      if (asksPicture(error)) askPicture(true)
      setFailures((before) => before + 1)
      return isAboutPicture(error) ? 'picture' : 'refused'
    } finally {
      setWaiting(false)
    }
  }
  return { check, submit, isWaiting, needsPicture, cannotRead, failures, error: tell.error }
}

/** Whether the answer carries the captcha flag. */
function asksPicture(error: unknown): boolean {
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return false
  return 'captcha' in error.detail && error.detail.captcha === true
}

/** The captcha is missing or wrong: the password was not checked. */
function isAboutPicture(error: unknown): boolean {
  return (
    error instanceof RefusedError &&
    (error.code === 'identity.captchaNeeded' || error.code === 'identity.captchaWrong')
  )
}

/** Stores the user name and the number for a day if the user chose to be remembered (specification §3). */
function keepName({ type, remember }: LoginValues, name: string): void {
  if (type !== 'username') keep('smsNumber', name)
  else if (remember) {
    keep('username', name)
    keep('remembered', '1')
  } else {
    drop('username')
    drop('remembered')
  }
}
