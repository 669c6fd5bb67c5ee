import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'vendorWalletsOffice.propose': one('money', 'only proposes'),
  'vendorWalletsOffice.agree': flow('money', 'vendor transfer outcome'),
  'vendorWalletsOffice.reject': one('money', 'only declines'),
  'vendorWalletsOffice.closeIncident': nothing,
  'vendorWalletsOffice.ask': nothing,
  'vendorWalletsOffice.setVendor': two('money', 'restriction is lifted'),
  'vendorWalletsOffice.export': nothing,
}
