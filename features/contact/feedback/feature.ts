import { ownData } from '#server/extension/own-data.ts'
import { queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingFeedback } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { feedback } from './contract/member.ts'
import { feedbackOffice } from './contract/office.ts'
import { feedbackRoutes, feedbackOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { feedback, feedbackOffice },
  routes: (app) => [mountable(feedback, feedbackRoutes(app))],
  officeRoutes: (app) => [mountable(feedbackOffice, feedbackOfficeRoutes(app))],
  fills: [
    auditReferences.with({
      kind: 'feedback',
      find: references,
      href: ({ text, state }) => `/feedback?find=${text}&state=${state}`,
    }),
    queueOf.feedback.filledWith({ target: null, count: waitingFeedback }),
    ownData.with(tables),
  ],
})
