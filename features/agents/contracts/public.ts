/** Contracts of agents (docs/decisions/0080). In SQL: the views `agent_contract_view` and `agent_contract_tier_view`. */
export { periodAt } from './rules/periods.ts'
export { flagOf, termsGiven } from './rules/terms.ts'
export { offerFor } from './store/contracts.ts'
export { endForMove, openContractsOf } from './service/act.ts'
export { tellContracts } from './service/tell.ts'
