import { ownData } from '#server/extension/own-data.ts'
import { hasApprovedDocument } from '#features/account/identity/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingDocuments } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { hasApproved } from './store/id-documents.ts'
import { kyc } from './contract/member.ts'
import { kycOffice } from './contract/office.ts'
import { kycRoutes, kycOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { kyc, kycOffice },
  routes: (app) => [mountable(kyc, kycRoutes(app))],
  officeRoutes: (app) => [mountable(kycOffice, kycOfficeRoutes(app))],
  fills: [
    auditReferences.with({
      kind: 'paper',
      find: references,
      href: ({ text, state }) => `/papers?find=${text}&state=${state}`,
    }),
    queueOf.papers.filledWith({
      target: { setting: 'documentReviewHours', unitMs: HOUR_MS },
      count: waitingDocuments,
    }),
    hasApprovedDocument.filledWith(hasApproved),
    ownData.with(tables),
  ],
})
