import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // the member's own stake at the prices of the book, within the brand's limit for a trader: the desk's work, in two minutes
  'sportTrading.decide': one('settings', 'no effect on money or rights'),
  'sportTrading.lowerFactor': one('protection', 'only restricts'),
  'sportTrading.setFactor': two('protection'),
}
