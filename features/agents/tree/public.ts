/**
 * The tree of agents and its policy (docs/decisions/0080). Every call of an agent begins with `actorOf`; a right is checked by `hasRight`,
 * a member by `targetOf`, a list by `listRoot` and `rangeBelow`. In SQL: `member_view.line`.
 */
export { hasRight, isStaff, ownsStaff, rangeBelow, rootOf, type Actor, type Line } from './rules/policy.ts'
export { boundsOf, isWithin } from './rules/rates.ts'
export { actorOf, listRoot, principalOf, targetOf } from './service.ts'
export {
  insertRates,
  labelsOf,
  lockRates,
  placedById,
  ratesAt,
  ratesBelow,
  rightsOf,
  setLabels,
  setRights,
  type Placed,
  type Rate,
} from './store.ts'
