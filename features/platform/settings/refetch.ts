/** The events after which an open page fetches a query again. */
export const refetch = {
  'system.whitelabel': ['settings.changed'],
  'settingsOffice.*': ['settings.changed'],
} as const
