import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { eventChanged } from '#features/sport/events/extension-points.ts'
import { sportCampaigns, sportCampaignsOffice } from './contract.ts'
import { sportCampaignsOfficeRoutes, sportCampaignsRoutes } from './routes.ts'
import { hearLead } from './service/leads.ts'

/** Campaigns on bets: a boost of multiples and early payout. */
export const feature = defineFeature({
  contracts: { sportCampaigns, sportCampaignsOffice },
  routes: (app) => [mountable(sportCampaigns, sportCampaignsRoutes(app))],
  officeRoutes: (app) => [mountable(sportCampaignsOffice, sportCampaignsOfficeRoutes(app))],
  fills: [eventChanged.with(hearLead)],
})
