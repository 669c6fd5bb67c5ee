import { AwayDialog } from '#features/compliance/exclusions/site/away-dialog.tsx'
import { refusalWords } from '#features/money/withdrawals/site/words.ts'

/** The notice of a break, with the way to one's money in the cashier's words. */
export function Away() {
  return <AwayDialog words={refusalWords} />
}
