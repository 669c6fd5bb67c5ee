/** Texts of components that only the back office shows. */
export const widgets = {
  'reason.label': 'Reason',
  'reason.hint': 'Recorded in the audit log.',
  'picture.enlarge': 'Open full size',
} as const
