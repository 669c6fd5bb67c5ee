import { ExclusionDialog } from '#features/compliance/exclusions/site/exclusion-dialog.tsx'
import { PassCashier } from '#features/money/exclusion-pass/site/pass-cashier.tsx'

/** The notice of an exclusion, with the cashier for withdrawals. */
export function Away() {
  return <ExclusionDialog money={PassCashier} />
}
