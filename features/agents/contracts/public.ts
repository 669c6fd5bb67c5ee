/** Contracts of agents (docs/decisions/0080). In SQL: the views `agent_contract_view` and `agent_contract_tier_view`. */
export { periodAt } from './rules/periods.ts'
export { flagOf } from './rules/terms.ts'
export { termsGiven } from './service/offer.ts'
export { offerFor } from './store/contracts.ts'
