import type { Transport } from '#contract/client.ts'
import { askReason } from '#features/platform/approvals/office/reason-prompt.tsx'
import { currentLang } from '#texts/i18n.ts'
import { tellSent } from '#ui/api/sent.ts'
import { toast } from '#ui/layer/toast.ts'
import { useOffice } from './state/office-store.ts'

let hearEnd: () => void = () => undefined

/** Called once when the session is over; the frame subscribes. */
export function onSessionEnd(listener: () => void): void {
  hearEnd = listener
}

/** The status by which the server asks for the reason of a change that requires dual approval. */
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

/** The back office's HTTP transport: same origin, session in an HttpOnly cookie. */
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
