import { asks, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'depositMethods.list': asks,
  'depositMethods.change': asks,
  'depositsOffice.one': byId('deposit'),
  'depositsOffice.slip': byId('deposit'),
  'depositsOffice.claim': byId('deposit'),
  'depositsOffice.release': byId('deposit'),
  'depositsOffice.approve': byId('deposit'),
  'depositsOffice.reject': byId('deposit'),
}
