import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { entryCondition, firstOperators } from '#features/platform/approvals/extension-points.ts'
import { HOUR_MS, queueOf } from '#features/platform/work-queues/extension-points.ts'
import { bankStatements } from './contract/office.ts'
import { bankStatementsJobs } from './jobs.ts'
import { bankStatementsRoutes } from './routes.ts'
import { assignCondition } from './service/office/assign-condition.ts'
import { uploaderOf } from './store/statements.ts'
import { entryReferences, statementReferences } from './store/reference.ts'
import { waitingEntries } from './store/waiting.ts'

export const feature = defineFeature({
  contracts: { bankStatements },
  officeRoutes: (app) => [mountable(bankStatements, bankStatementsRoutes(app))],
  jobs: bankStatementsJobs,
  fills: [
    auditReferences.with({
      kind: 'bankEntry',
      find: entryReferences,
      href: ({ text, state }) => `/bank-statements?state=${state}&find=${text}`,
    }),
    auditReferences.with({
      kind: 'bankStatement',
      find: statementReferences,
      href: () => '/bank-statements?tab=files',
    }),
    queueOf['bank-statements'].filledWith({
      target: { setting: 'approvalReviewHours', unitMs: HOUR_MS },
      count: waitingEntries,
    }),
    entryCondition.filledWith(assignCondition),
    firstOperators['bank statement'].filledWith(uploaderOf),
  ],
})
