import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something: what an affiliate earns is money. */
export const duties = {
  'affiliatesOffice.decide': one('record', 'only declines'),
  'affiliatesOffice.accept': two('money'),
  'affiliatesOffice.pause': one('protection', 'only restricts'),
  'affiliatesOffice.resume': two('money'),
  'affiliatesOffice.assign': two('money'),
  'affiliatesOffice.clearDuplicate': two('money'),
  'affiliatesOffice.addPlan': two('money'),
  'affiliatesOffice.changePlan': two('money'),
  'affiliatesOffice.setDomain': two('money'),
  'affiliatesOffice.dropDomain': two('money'),
}
