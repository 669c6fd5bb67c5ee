import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. A changed segment changes who gets a live promotion. */
export const duties = {
  'segmentsOffice.count': one('record', 'no effect on money or rights'),
  'segmentsOffice.save': two('money'),
}
