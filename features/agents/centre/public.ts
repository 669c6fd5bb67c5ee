/** What other features of the group need of the agent centre. */
export { agentWith } from './service/scope.ts'
export { boundsFor } from './service/team.ts'
export { accountsOf } from './store/team.ts'
