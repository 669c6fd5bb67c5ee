import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'memberLabelsOffice.file': nothing,
  'memberLabelsOffice.told': nothing,
  'memberLabelsOffice.addLabel': words,
  'memberLabelsOffice.setLabels': words,
}
