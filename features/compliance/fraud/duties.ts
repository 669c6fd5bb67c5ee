import { nothing } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'fraud.clear': nothing,
  'fraud.clearAll': nothing,
  'fraud.claim': nothing,
  'fraud.release': nothing,
}
