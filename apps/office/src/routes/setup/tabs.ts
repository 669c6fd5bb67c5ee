/** The sections of a brand's settings, in order. */
export const settingsTabs = [
  'flags',
  'settings',
  'status',
  'regions',
  'brand',
  'rules',
  'jurisdictions',
] as const
