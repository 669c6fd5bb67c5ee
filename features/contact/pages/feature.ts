import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { pages } from './contract/member.ts'
import { pagesOffice } from './contract/office.ts'
import { pagesRoutes, pagesOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { pages, pagesOffice },
  routes: (app) => [mountable(pages, pagesRoutes(app))],
  officeRoutes: (app) => [mountable(pagesOffice, pagesOfficeRoutes(app))],
})
