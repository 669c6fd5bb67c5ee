import { brandSetup } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'settingsOffice.change': brandSetup('settings', 'sensitive setting'),
}
