import { nothing } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'fraud.clear': nothing,
  'fraud.clearAll': nothing,
  'fraud.claim': nothing,
  'fraud.release': nothing,
}
