import { nothing, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'lotteryPoolsOffice.preview': nothing,
  'lotteryPoolsOffice.setTerms': two('money'),
}
