import { flow, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // two equal entries of different sources: the second is the approval
  'sportsOffice.enterResult': flow('results', 'sport result'),
  'sportsOffice.changeState': two('results'),
  // moves the clock and interrupts betting; what is paid depends on the result alone
  'sportsOffice.addIncident': one('results', 'only proposes'),
  'sportsOffice.importFile': flow('results', 'sport result'),
  'sportsOffice.addFeed': two('results'),
  'sportsOffice.switchFeed': two('results', 'restriction is lifted'),
}
