import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'promotionBuilderOffice.check': one('record', 'no effect on money or rights'),
  'promotionBuilderOffice.dryRun': one('record', 'no effect on money or rights'),
  'promotionsOffice.draft': one('money', 'only proposes'),
  'promotionsOffice.launch': two('money'),
  // the reward and the budget were approved by two operators at the launch
  'promotionApplicationsOffice.approve': one('record', 'evidence on record'),
  'promotionApplicationsOffice.reject': one('record', 'only declines'),
  'promotionPictures.add': one('content', 'text only'),
  'promotionPictures.remove': one('content', 'text only'),
  'promotionsOffice.stop': one('money', 'only restricts'),
}
