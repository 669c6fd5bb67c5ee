/**
 * Conditions on members for other features: `compile` turns them into SQL; `meeting` and `explained` look at many members or
 * at one. `memberTraits` (extension-points.ts) is filled by features that know
 * more of members.
 */
export { brandOf, compile } from './service/compile.ts'
export { together, type Part } from './store/conditions.ts'
export { eligible, explained, meeting, playsAt } from './store/members.ts'
