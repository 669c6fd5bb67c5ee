import { ownData } from '#server/extension/own-data.ts'
import { rowBrands } from '#features/platform/operators/extension-points.ts'
import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { currencyUses } from '#features/platform/merchants/extension-points.ts'
import { memberById } from '#server/extension/people.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { references } from './store/reference.ts'
import { tables } from './own-data.ts'
import { hasMembers, brandOfMember } from './store.ts'
import { memberById as byId } from './public.ts'
import { members } from './contract.ts'
import { membersRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { members },
  routes: (app) => [mountable(members, membersRoutes(app))],
  fills: [
    auditReferences.with({ kind: 'member', find: references, href: ({ id }) => `/members/${id}` }),
    memberById.filledWith(byId),
    currencyUses.with(hasMembers),
    rowBrands.member.filledWith(brandOfMember),
    ownData.with(tables),
  ],
})
