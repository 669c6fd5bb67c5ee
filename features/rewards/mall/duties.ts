import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'mallOffice.create': two('money'),
  'mallOffice.change': two('money'),
  'mallOffice.hide': one('content', 'only restricts'),
  'mallOffice.addPicture': one('content', 'text only'),
  'mallOffice.removePicture': one('content', 'text only'),
  'mallOffice.approve': one('record', 'evidence on record'),
  'mallOffice.complete': one('record', 'evidence on record'),
  'mallOffice.reject': one('record', 'refund to source'),
  'mallOffice.createCode': two('money'),
  'mallOffice.stopCode': one('money', 'only restricts'),
}
