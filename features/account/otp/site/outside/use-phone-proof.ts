import { useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { phoneRefusal, proveOutsideCode, recaptchaKeyOf, sendOutsideCode } from './identity-toolkit.ts'
import { recaptchaToken } from './recaptcha.ts'

/** The service's codes are good for longer; the button rests a minute (AUT-05). */
const EXPIRED_MINUTES = 1

export type PhoneProof = {
  /** Lets the code be sent; the reply is shaped as our own. */
  readonly send: (country: string, number: string) => Promise<{ readonly expiredMinutes: number }>
  /** The identity token for the code that arrived. Rejects with the phone catalogue's refusals. */
  readonly prove: (code: string) => Promise<string>
}

/**
 * Proof of a phone number by Firebase, where the brand has agreed with it; null where the platform sends its own codes.
 * The code goes from Firebase to the phone and from the page back to Firebase; the platform gets the token alone.
 */
export function usePhoneProof(): PhoneProof | null {
  const asked = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const session = useRef('')
  const service = asked.data?.phoneProof ?? null
  if (!service) return null
  return {
    async send(country: string, number: string) {
      const token = await recaptchaToken(service.recaptcha, await recaptchaKeyOf(service))
      session.current = await sendOutsideCode(service, {
        phoneNumber: wholeNumber(country, number),
        recaptchaToken: token,
      })
      return { expiredMinutes: EXPIRED_MINUTES }
    },
    async prove(code: string): Promise<string> {
      if (session.current === '') throw phoneRefusal('code-expired')
      return proveOutsideCode(service, { sessionInfo: session.current, code: code.trim() })
    },
  }
}

/** '+84' and '0912 345 678' are '+84912345678'; a number that has its country already stays. */
export function wholeNumber(country: string, number: string): string {
  const digits = number.replace(/[\s().-]/g, '')
  return digits.startsWith('+') ? digits : `+${country}${digits.replace(/^0/, '')}`
}
