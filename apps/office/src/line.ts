import type { Transport } from '#contract/client.ts'
import { currentLang } from '#texts/i18n.ts'
import { useOffice } from './state/office-store.ts'

let hearEnd: () => void = () => undefined

/** Who is told that the session is over; the frame, once. */
export function onSessionEnd(listener: () => void): void {
  hearEnd = listener
}

/** How the back office reaches the house: its own origin, the session in a cookie that no script sees. */
export const transport: Transport = {
  headers: () => {
    const { brand } = useOffice.getState()
    return { Language: currentLang().toUpperCase(), ...(brand ? { Merchant: brand } : {}) }
  },
  onRefused: ({ code }) => {
    if (code === 'session.required') hearEnd()
  },
}
