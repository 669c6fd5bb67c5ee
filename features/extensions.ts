import { exclusionAtLogin } from '#features/account/identity/extension-points.ts'
import { memberLabels } from '#features/account/members/extension-points.ts'
import { memberById } from '#features/account/members/public.ts'
import { rankOf, shownLabels } from '#features/backoffice/member-labels/public.ts'
import { turnedAway } from '#features/compliance/exclusions/public.ts'
import { sessionResult } from '#features/compliance/limits/extension-points.ts'
import { isExcluded, limitCondition, mayMarket } from '#features/compliance/limits/public.ts'
import { queueOperatorLink } from '#features/contact/outbox/public.ts'
import { depositCondition } from '#features/money/deposits/public.ts'
import { gameNames, vendorFunds } from '#features/money/statements/extension-points.ts'
import * as approvals from '#features/platform/approvals/extension-points.ts'
import { sendOperatorLink } from '#features/platform/operators/extension-points.ts'
import { gameNames as namesOfGames, sessionNet } from '#features/play/rounds/public.ts'
import { fundsAtVendors } from '#features/play/vendor-wallets/public.ts'
import type { Filling } from '#server/extension/point.ts'
import * as people from '#server/extension/people.ts'

/** What higher features fill in for lower ones (packages/server/extension/point.ts). */
export const fillings: readonly Filling[] = [
  people.memberById.filledWith(memberById),
  people.contactRules.filledWith({ isExcluded, mayMarket }),
  sendOperatorLink.filledWith(queueOperatorLink),
  approvals.depositCondition.filledWith(depositCondition),
  approvals.limitCondition.filledWith(limitCondition),
  exclusionAtLogin.filledWith(turnedAway),
  memberLabels.filledWith({ rankOf, shownLabels }),
  sessionResult.filledWith(sessionNet),
  gameNames.filledWith(namesOfGames),
  vendorFunds.filledWith(fundsAtVendors),
]
