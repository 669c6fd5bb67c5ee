import { flow, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'bankStatements.upload': one('money', 'only proposes'),
  'bankStatements.approve': flow('money', 'bank statement'),
  'bankStatements.reject': one('money', 'only declines'),
  'bankStatements.assign': two('money', 'unusual bank entry'),
  'bankStatements.close': one('money', 'only declines'),
  'bankStatements.addFeed': two('identity'),
  'bankStatements.changeFeed': two('identity'),
}
