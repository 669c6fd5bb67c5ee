import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'p2pPayoutsOffice.judge': two('money'),
  'p2pPayoutsOffice.close': one('money', 'refund to source'),
  'p2pPayoutsOffice.export': nothing,
}
