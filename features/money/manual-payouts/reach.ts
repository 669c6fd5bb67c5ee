import { byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'manualPayoutsOffice.one': byId('withdrawal'),
  'manualPayoutsOffice.claim': byId('withdrawal'),
  'manualPayoutsOffice.release': byId('withdrawal'),
  'manualPayoutsOffice.record': byId('withdrawal'),
  'manualPayoutsOffice.confirm': byId('withdrawal'),
  'manualPayoutsOffice.reopen': byId('withdrawal'),
  'manualPayoutsOffice.fail': byId('withdrawal'),
}
