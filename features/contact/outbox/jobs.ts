import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { keepDays } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { sweepMessages, type Channel } from './store.ts'
import { sweepTexts } from './store/bulk.ts'
import { closeOverdue } from './store/reports.ts'
import { openGateways, sendChannel, type Gateways } from './service/send.ts'

/** Connections to the gateways are kept as long as their app context. */
const opened = new WeakMap<App, Gateways>()

function gatewaysOf(app: App): Gateways {
  const gateways = opened.get(app) ?? openGateways(app)
  opened.set(app, gateways)
  return gateways
}

const DAY_MS = 86_400_000

/** Deletes messages after the brand's retention period: they contain personal addresses. */
export async function sweepSent(app: App): Promise<void> {
  for (const { code } of await app.merchants.all()) {
    const days = await keepDays(app, code, await settingOf(app, code, 'messageDays'))
    const before = new Date(app.clock.now().getTime() - days * DAY_MS)
    await sweepMessages(app.db, code, before)
    await sweepTexts(app.db, code, before)
  }
}

/** Longest time that a provider tries to deliver: ten hours at Twilio, and one for its report. */
const REPORT_MS = 11 * 3_600_000
/** A code is not sent again later than this after it was sent, even without an expiry. */
const SECRET_MS = 3_600_000

/** Closes messages whose delivery report never came, and deletes codes that no retry can need. */
export async function closeReports(app: App): Promise<void> {
  const now = app.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  await closeOverdue(app.db, { now, reportBefore: before(REPORT_MS), secretBefore: before(SECRET_MS) })
}

/** Members wait for their codes: no other job may hold the connections that these need. */
const sending = (channel: Channel, says: string): Job => ({
  name: `outbox.${channel}`,
  says,
  everySeconds: 1,
  ownConnections: 2,
  async run(app) {
    await sendChannel(app, gatewaysOf(app), channel)
  },
})

export const outboxJobs: readonly Job[] = [
  {
    name: 'outbox-sweep',
    says: 'Deletes mails and SMS of days past that the brand keeps no longer.',
    cron: '27 3 * * *',
    run: sweepSent,
  },
  {
    name: 'outbox-reports',
    says: 'Closes SMS whose delivery report is overdue and deletes their codes.',
    cron: '*/5 * * * *',
    run: closeReports,
  },
  // one for each channel: a provider that does not answer delays only its own messages
  sending('sms', 'Sends the SMS that are due; those that a failed gateway did not accept are retried.'),
  sending('email', 'Sends the emails that are due; those that a failed gateway did not accept are retried.'),
  sending('push', 'Sends the push notifications that are due; those that failed are retried.'),
]
