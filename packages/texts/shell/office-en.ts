/** Words of the components that only the back office shows. */
export const widgets = {
  'reason.label': 'Reason',
  'reason.hint': 'Goes into the audit log.',
  'picture.enlarge': 'Open in full size',
} as const

export type WidgetWords = { readonly [K in keyof typeof widgets]: string }
