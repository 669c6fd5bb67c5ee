import type { House } from '#server/house.ts'
import type { Job } from '#server/jobs.ts'
import { openGateways, sendDue, type Gateways } from './service/send.ts'

/** Connections to the gateways live as long as the house that uses them. */
const opened = new WeakMap<House, Gateways>()

function gatewaysOf(house: House): Gateways {
  const gateways = opened.get(house) ?? openGateways(house)
  opened.set(house, gateways)
  return gateways
}

export const outboxJobs: readonly Job[] = [
  {
    name: 'outbox.send',
    says: 'Sends the mails and SMS that are due; whatever a dead gateway did not take is tried again.',
    everySeconds: 1,
    async run(house) {
      await sendDue(house, gatewaysOf(house))
    },
  },
]
