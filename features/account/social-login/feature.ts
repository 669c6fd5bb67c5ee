import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { socialLogin } from './contract/member.ts'
import { socialLoginOffice } from './contract/office.ts'
import { socialJobs } from './jobs.ts'
import { socialRoutes, socialOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { socialLogin, socialLoginOffice },
  routes: (app) => [mountable(socialLogin, socialRoutes(app))],
  officeRoutes: (app) => [mountable(socialLoginOffice, socialOfficeRoutes(app))],
  jobs: socialJobs,
  fills: [ownData.with(tables)],
})
