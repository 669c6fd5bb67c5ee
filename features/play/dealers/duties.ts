import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'dealerConsole.start': nothing,
  'dealerConsole.end': nothing,
  // a round is settled with what the second console reads too; the database's clock closes its bets
  'dealerConsole.open': one('results', 'only proposes'),
  'dealerConsole.close': one('results', 'only restricts'),
  'dealerConsole.scan': one('results', 'only proposes'),
  'dealerConsole.takeBack': one('results', 'only proposes'),
  'dealerConsole.shoe': one('results', 'only proposes'),
  'dealerConsole.cut': one('results', 'only restricts'),
  // nothing of the round was seen: no one knows whom it would favour, and every stake is returned
  'dealerConsole.misdeal': one('results', 'only restricts'),
  'dealerPit.preview': nothing,
  'dealerPit.correct': two('results'),
  'dealerPit.void': two('results'),
  'dealerPit.relieve': one('results', 'only restricts'),
  'dealerPit.video': two('settings'),
}
