import { ownData } from '#server/extension/own-data.ts'
import { MINUTE_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingConversations } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { liveChatDesk } from './contract/desk.ts'
import { liveChat } from './contract/guest.ts'
import { liveChatJobs } from './jobs.ts'
import { liveChatRoutes, liveChatDeskRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { liveChat, liveChatDesk },
  routes: (app) => [mountable(liveChat, liveChatRoutes(app))],
  officeRoutes: (app) => [mountable(liveChatDesk, liveChatDeskRoutes(app))],
  jobs: liveChatJobs,
  fills: [
    auditReferences.with({
      kind: 'talk',
      find: references,
      href: ({ id, state }) => `/service?conversation=${id}${state === 'closed' ? '&state=closed' : ''}`,
    }),
    queueOf.service.filledWith({
      target: { setting: 'chatAnswerMinutes', unitMs: MINUTE_MS },
      count: waitingConversations,
    }),
    ownData.with(tables),
  ],
})
