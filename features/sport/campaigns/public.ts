/** Campaigns for the feature that takes and settles bets (docs/decisions/0100). */
export { campaignsNow, shownBoost } from './service/current.ts'
export { findLeads } from './service/leads.ts'
export { chargeCosts } from './service/charge.ts'
export type { Cost } from './store/costs.ts'
export { doneLead, dueLeads, leadsOn } from './store/leads.ts'
