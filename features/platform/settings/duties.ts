import { brandSetup } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'settingsOffice.change': brandSetup('settings', 'sensitive setting'),
}
