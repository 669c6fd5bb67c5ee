import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'sportCampaignsOffice.launch': two('money'),
  'sportCampaignsOffice.stop': one('money', 'only restricts'),
}
