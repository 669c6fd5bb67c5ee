import type { House } from '#server/house.ts'
import type { Job } from '#server/jobs.ts'
import { keepDays } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { sweepMessages } from './store.ts'
import { sweepTexts } from './store/bulk.ts'
import { openGateways, sendDue, type Gateways } from './service/send.ts'

/** Connections to the gateways live as long as the house that uses them. */
const opened = new WeakMap<House, Gateways>()

function gatewaysOf(house: House): Gateways {
  const gateways = opened.get(house) ?? openGateways(house)
  opened.set(house, gateways)
  return gateways
}

const DAY_MS = 86_400_000

/** Deletes messages that a brand keeps no longer: they carry addresses of people. */
export async function sweepSent(house: House): Promise<void> {
  for (const { code } of await house.merchants.all()) {
    const days = await keepDays(house, code, await settingOf(house, code, 'messageDays'))
    const before = new Date(house.clock.now().getTime() - days * DAY_MS)
    await sweepMessages(house.db, code, before)
    await sweepTexts(house.db, code, before)
  }
}

export const outboxJobs: readonly Job[] = [
  {
    name: 'outbox-sweep',
    says: 'Deletes mails and SMS of days past that the brand keeps no longer.',
    cron: '27 3 * * *',
    run: sweepSent,
  },
  {
    name: 'outbox.send',
    says: 'Sends the mails and SMS that are due; whatever a dead gateway did not take is tried again.',
    everySeconds: 1,
    async run(house) {
      await sendDue(house, gatewaysOf(house))
    },
  },
]
