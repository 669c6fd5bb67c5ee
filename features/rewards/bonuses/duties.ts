import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  // repeats an order that a launch by two operators has approved
  'freeRoundsOffice.retry': one('record', 'no effect on money or rights'),
  // takes away what the member was given
  'freeRoundsOffice.cancel': two('money'),
}
