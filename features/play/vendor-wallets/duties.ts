import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'vendorWalletsOffice.propose': one('money', 'only proposes'),
  'vendorWalletsOffice.agree': flow('money', 'vendor transfer outcome'),
  'vendorWalletsOffice.reject': one('money', 'only declines'),
  'vendorWalletsOffice.closeIncident': nothing,
  'vendorWalletsOffice.ask': nothing,
  'vendorWalletsOffice.setVendor': two('money', 'restriction is lifted'),
  'vendorWalletsOffice.export': nothing,
}
