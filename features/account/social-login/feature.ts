import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { social } from './contract/member.ts'
import { socialOffice } from './contract/office.ts'
import { socialJobs } from './jobs.ts'
import { socialRoutes, socialOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { social, socialOffice },
  routes: (app) => [mountable(social, socialRoutes(app))],
  officeRoutes: (app) => [mountable(socialOffice, socialOfficeRoutes(app))],
  jobs: socialJobs,
  fills: [ownData.with(tables)],
})
