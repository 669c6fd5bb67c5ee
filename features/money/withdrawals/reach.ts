import { byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'withdrawalsOffice.one': byId('withdrawal'),
  'withdrawalsOffice.proof': byId('withdrawal'),
  'withdrawalsOffice.settle': byId('withdrawal'),
  'withdrawalsOffice.offer': byId('withdrawal'),
  'withdrawalsOffice.claim': byId('withdrawal'),
  'withdrawalsOffice.release': byId('withdrawal'),
  'withdrawalsOffice.approve': byId('withdrawal'),
  'withdrawalsOffice.reject': byId('withdrawal'),
  'withdrawalsOffice.override': byId('withdrawal'),
  'withdrawalsOffice.decideOverride': byId('withdrawal'),
}
