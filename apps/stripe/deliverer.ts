import type { Account } from './account.ts'
import { signatureHeader } from './signing.ts'

const LOOK_MS = 250
const TIMEOUT_MS = 10_000
/** Stripe repeats for three days; the stand-in for some minutes. */
const WAITS_MS = [1_000, 5_000, 15_000, 60_000, 300_000]

/** Sends due events one after the other, until each is acknowledged with a 2xx. */
export function startDeliverer(
  account: Account,
  {
    url,
    secrets,
    clock,
  }: { readonly url: string; readonly secrets: readonly string[]; readonly clock: () => number },
): { readonly stop: () => Promise<void> } {
  let isStopping = false

  async function isTaken(body: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(secrets, body, clock()),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  const going = (async () => {
    while (!isStopping) {
      for (const message of account.takeDue()) {
        const wait = WAITS_MS[message.attempts]
        if (!(await isTaken(JSON.stringify(message.event, null, 2))) && wait !== undefined)
          account.later(message, wait)
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  })()
  return {
    async stop() {
      isStopping = true
      await going
    },
  }
}
