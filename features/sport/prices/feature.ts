import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { eventChanged, expectationsHeard } from '#features/sport/events/extension-points.ts'
import { sportPrices } from './contract.ts'
import { sportPricesOffice } from './contract/office.ts'
import { sportPricesJobs } from './jobs.ts'
import { sportPricesOfficeRoutes, sportPricesRoutes } from './routes.ts'
import { hearExpectations, priceChanged } from './service/price.ts'

export const feature = defineFeature({
  contracts: { sportPrices, sportPricesOffice },
  routes: (app) => [mountable(sportPrices, sportPricesRoutes(app))],
  officeRoutes: (app) => [mountable(sportPricesOffice, sportPricesOfficeRoutes(app))],
  jobs: sportPricesJobs,
  fills: [eventChanged.with(priceChanged), expectationsHeard.with(hearExpectations)],
})
