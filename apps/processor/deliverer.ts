import type { Desk } from './desk.ts'
import { headersFor } from './signing.ts'
import type { Delivery } from './orders.ts'

/** Polling interval: a callback is sent within this time of being due. */
const LOOK_MS = 250
const TIMEOUT_MS = 5_000

export type Deliverer = { readonly stop: () => Promise<void> }

/** Sends due callbacks one after the other, until each is acknowledged with a 2xx. */
export function startDeliverer(desk: Desk, key: Buffer, clock: () => number): Deliverer {
  let isStopping = false
  const forgedKey = Buffer.from('not the shared key')

  async function send(delivery: Delivery): Promise<void> {
    const signed = headersFor(delivery.isForged ? forgedKey : key, delivery.id, delivery.body, clock())
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body: delivery.body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.arrayBuffer()
      desk.attempted(delivery, answer.ok, String(answer.status))
    } catch (error) {
      desk.attempted(delivery, false, error instanceof Error ? error.message : 'no answer')
    }
  }

  const going = (async () => {
    while (!isStopping) {
      desk.settleDuePayouts()
      desk.mineBlocks()
      for (const delivery of desk.dueDeliveries()) if (!isStopping) await send(delivery)
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
