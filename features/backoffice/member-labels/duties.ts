import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'memberLabelsOffice.file': nothing,
  'memberLabelsOffice.told': nothing,
  'memberLabelsOffice.addLabel': words,
  'memberLabelsOffice.setLabels': words,
}
