/** What other features of the group need of affiliates. In SQL: `affiliate_view`, `affiliate_player_view`. */
export { callerOf } from './service/member.ts'
export { secretOf, setSecret } from './store/affiliates.ts'
