import { asks, house, shared } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. Draws are shared by all brands, what was sold is not. */
export const reach = {
  'lotteryDraws.lotteries': shared,
  'lotteryDraws.list': asks,
  'lotteryDraws.one': asks,
  'lotteryDraws.tickets': shared,
  'lotteryDraws.exposure': asks,
  'lotterySetup.calendar': shared,
  'lotterySetup.addHoliday': house,
  'lotterySetup.removeHoliday': house,
  'lotterySetup.setSchedule': house,
  'lotterySetup.book': shared,
  'lotterySetup.previewBook': shared,
  'lotterySetup.setBook': house,
  'lotterySetup.caps': shared,
  'lotterySetup.lowerCap': house,
  'lotterySetup.setCap': house,
  'lotterySetup.report': asks,
  'lotteryResults.waiting': shared,
  'lotteryResults.enter': house,
  'lotteryResults.importFile': house,
  'lotteryResults.feeds': house,
  'lotteryResults.addFeed': house,
  'lotteryResults.switchFeed': house,
}
