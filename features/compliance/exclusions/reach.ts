import { byId, rows } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'exclusionsOffice.list': rows('counts'),
  'exclusionsOffice.propose': byId('exclusion'),
  'exclusionsOffice.approve': byId('lift'),
  'exclusionsOffice.reject': byId('lift'),
}
