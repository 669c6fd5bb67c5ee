import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../contract.ts'
import { useFresh } from '../proof/use-fresh.ts'
import type { Overview } from '../strength-card.tsx'
import type { Setup } from './authenticator-dialog.tsx'

/** The dialogs that the list of methods and the strength card can open. */
export type Opening = 'password' | 'payment' | 'email' | 'mobile' | 'authenticator' | 'recovery'

/** Which dialog of the security centre is open; all except the login password's require a fresh proof first. */
export function useSecurityMethods({ hasPassword, authenticatorSince, passkeys }: Overview) {
  const api = useApi(security)
  const fresh = useFresh()
  const renew = useApiMutation(api.renewRecovery, { invalidates: [api.overview, api.changes] })
  const [opened, setOpened] = useState<Opening | null>(null)
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => {
    setOpened(null)
    setSetup(null)
  }
  const begin = async (what: Opening) => {
    // the old password is sufficient if there is nothing stronger
    const isEnough = hasPassword && authenticatorSince === null && passkeys.length === 0
    if (what === 'password' && isEnough) return setOpened(what)
    await fresh(async () => {
      if (what === 'authenticator') setSetup(await api.beginAuthenticator())
      else if (what === 'recovery') setCodes((await renew.mutateAsync({})).recoveryCodes)
      else setOpened(what)
    })
  }
  return {
    opened,
    setup,
    codes,
    close,
    open: (what: Opening) => void begin(what),
    /** Requests the proof again and returns to the member's dialog. */
    again: (what: Opening) => {
      close()
      void begin(what)
    },
    showCodes: (shown: readonly string[]) => setCodes(shown),
    hideCodes: () => setCodes([]),
  }
}

export type SecurityMethods = ReturnType<typeof useSecurityMethods>
