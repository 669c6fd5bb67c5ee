import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { sportCampaigns, sportCampaignsOffice } from './contract.ts'
import { sportCampaignsOfficeRoutes, sportCampaignsRoutes } from './routes.ts'

/** Campaigns on bets: a boost of multiples and early payout. */
export const feature = defineFeature({
  contracts: { sportCampaigns, sportCampaignsOffice },
  routes: (app) => [mountable(sportCampaigns, sportCampaignsRoutes(app))],
  officeRoutes: (app) => [mountable(sportCampaignsOffice, sportCampaignsOfficeRoutes(app))],
})
