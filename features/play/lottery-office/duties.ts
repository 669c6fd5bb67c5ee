import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // two equal entries of different people: the second is the approval
  'lotteryResults.enter': flow('results', 'draw result'),
  'lotteryResults.importFile': flow('results', 'draw result'),
  'lotterySetup.addHoliday': two('settings'),
  'lotterySetup.removeHoliday': two('settings'),
  'lotterySetup.setSchedule': two('settings'),
  'lotterySetup.previewBook': nothing,
  'lotterySetup.setBook': two('settings'),
  'lotterySetup.lowerCap': one('protection', 'only restricts'),
  'lotterySetup.setCap': two('protection'),
  'lotteryResults.addFeed': two('results'),
  'lotteryResults.switchFeed': two('results', 'restriction is lifted'),
}
