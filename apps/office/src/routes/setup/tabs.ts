/** The parts of a brand's settings, in their order. */
export const settingsTabs = [
  'flags',
  'settings',
  'status',
  'regions',
  'brand',
  'rules',
  'jurisdictions',
] as const
