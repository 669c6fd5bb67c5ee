import { one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'outbox.resend': one('content', 'no effect on money or rights'),
}
