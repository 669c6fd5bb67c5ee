import { one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'outbox.resend': one('content', 'no effect on money or rights'),
}
