import type { Job } from '#server/jobs.ts'
import { deliverCampaigns } from './service/deliver.ts'
import { mailCampaigns } from './service/mailing.ts'
import { pushNews } from './service/push.ts'

export const inboxJobs: readonly Job[] = [
  {
    name: 'inbox.push',
    says: 'Tells open pages of messages that have come in.',
    everySeconds: 1,
    run: pushNews,
  },
  {
    name: 'inbox.deliver',
    says: 'Puts letters of operators into the inboxes they are for.',
    everySeconds: 2,
    run: deliverCampaigns,
  },
  {
    name: 'inbox.mail',
    says: 'Queues the mails of letters, in portions, to who agreed to them.',
    everySeconds: 2,
    run: mailCampaigns,
  },
]
