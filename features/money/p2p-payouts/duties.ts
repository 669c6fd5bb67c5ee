import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'p2pPayoutsOffice.judge': two('money'),
  'p2pPayoutsOffice.close': one('money', 'refund to source'),
  'p2pPayoutsOffice.export': nothing,
}
