import type { Transport } from '#contract/client.ts'
import { askReason } from '#features/platform/approvals/office/reason-prompt.tsx'
import { currentLang } from '#texts/i18n.ts'
import { tellSent } from '#ui/api/sent.ts'
import { toast } from '#ui/layer/toast.ts'
import { useOffice } from './state/office-store.ts'

let hearEnd: () => void = () => undefined

/** Who is told that the session is over; the frame, once. */
export function onSessionEnd(listener: () => void): void {
  hearEnd = listener
}

/** The status with which the server asks for the reason of a change that takes two operators. */
const REASON_NEEDED = 422

async function needsReason(answer: Response): Promise<boolean> {
  const said: unknown = await answer.json().catch(() => null)
  return (
    typeof said === 'object' &&
    said !== null &&
    'errorCode' in said &&
    said.errorCode === 'approvals.reasonNeeded'
  )
}

/** How the back office reaches the platform: its own origin, the session in a cookie that no script sees. */
export const transport: Transport = {
  headers: () => {
    const { brand } = useOffice.getState()
    return { Language: currentLang().toUpperCase(), ...(brand ? { Merchant: brand } : {}) }
  },
  fetch: async (address, request) => {
    const answer = await fetch(address, request)
    if (answer.status !== REASON_NEEDED || !(await needsReason(answer.clone()))) return answer
    const reason = await askReason()
    if (reason === null) return answer
    const headers = {
      ...Object.fromEntries(new Headers(request?.headers)),
      reason: encodeURIComponent(reason),
    }
    return fetch(address, { ...request, headers })
  },
  onRefused: ({ code, message }) => {
    if (code === 'session.required') hearEnd()
    if (code === 'approvals.sent') {
      toast({ tone: 'good', title: message })
      tellSent()
    }
  },
}
