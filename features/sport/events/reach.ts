import { house, shared } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. Events are shared by all brands. */
export const reach = {
  'sportsOffice.events': shared,
  'sportsOffice.event': shared,
  'sportsOffice.enterResult': house,
  'sportsOffice.changeState': house,
  'sportsOffice.addIncident': house,
  'sportsOffice.importFile': house,
  'sportsOffice.feeds': shared,
  'sportsOffice.addFeed': house,
  'sportsOffice.switchFeed': house,
  'sportsOffice.feedLog': shared,
}
