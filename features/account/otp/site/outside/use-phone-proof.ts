import { useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { phoneRefusal, proveOutsideCode, recaptchaKeyOf, sendOutsideCode } from './identity-toolkit.ts'
import { recaptchaToken } from './recaptcha.ts'

/** The service's codes are valid for longer; the button is disabled for a minute (AUT-05). */
const EXPIRED_MINUTES = 1

export type PhoneProof = {
  /** Requests the code; the reply has the shape of our own. */
  readonly send: (country: string, number: string) => Promise<{ readonly expiredMinutes: number }>
  /** The identity token for the entered code. Rejects with the phone catalogue's refusals. */
  readonly prove: (code: string) => Promise<string>
}

/**
 * Verification of a phone number by Firebase, if the brand uses it; null if the platform sends its own codes. The code goes from Firebase
 * to the phone and from the page back to Firebase; the platform only receives the token.
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

/** '+84' and '0912 345 678' become '+84912345678'; a number with a country stays as it is. */
export function wholeNumber(country: string, number: string): string {
  const digits = number.replace(/[\s().-]/g, '')
  return digits.startsWith('+') ? digits : `+${country}${digits.replace(/^0/, '')}`
}
