import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { currencyUses } from '#features/platform/merchants/extension-points.ts'
import { depositCondition as conditionPoint } from '#features/platform/approvals/extension-points.ts'
import { MINUTE_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { waitingDeposits } from './store/waiting.ts'
import { tables } from './own-data.ts'
import { brandOfDeposit } from './store/queue.ts'
import { hasMethods } from './store/methods.ts'
import { depositCondition } from './service/office/approval-condition.ts'
import { deposits } from './contract/member.ts'
import { depositMethods } from './contract/methods.ts'
import { depositsOffice } from './contract/office.ts'
import { depositsJobs } from './jobs.ts'
import { depositsRoutes, depositsOfficeRoutes, depositMethodsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { deposits, depositsOffice, depositMethods },
  routes: (app) => [mountable(deposits, depositsRoutes(app))],
  officeRoutes: (app) => [
    mountable(depositsOffice, depositsOfficeRoutes(app)),
    mountable(depositMethods, depositMethodsRoutes(app)),
  ],
  jobs: depositsJobs,
  fills: [
    auditReferences.with({
      kind: 'deposit',
      find: references,
      href: ({ text }) => `/deposits?state=all&find=${text}`,
    }),
    queueOf.deposits.filledWith({
      target: { setting: 'depositReviewMinutes', unitMs: MINUTE_MS },
      count: waitingDeposits,
    }),
    conditionPoint.filledWith(depositCondition),
    currencyUses.with(hasMethods),
    rowBrands.deposit.filledWith(brandOfDeposit),
    ownData.with(tables),
  ],
})
