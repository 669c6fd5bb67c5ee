/** The events after which an open page fetches a query again. */
export const refetch = {
  'siteStatus.status': ['settings.changed'],
  'siteStatus.registerSetting': ['settings.changed'],
  'siteStatus.customerService': ['settings.changed'],
  'siteStatus.domainRoute': ['settings.changed'],
  'siteStatus.menu': ['settings.changed'],
} as const
