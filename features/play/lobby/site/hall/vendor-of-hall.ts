/** The initial vendor of a games page: the one in its URL, otherwise the current one where it has a tab. */
export function vendorOfHall(
  named: string | null,
  current: string | null,
  tabs: readonly { readonly key: string }[],
): string | null {
  if (named !== null) return named === ALL_VENDORS ? null : named
  return tabs.length > 1 && tabs.some(({ key }) => key === current) ? current : null
}

/** The URL value of the tab for all vendors, so that the current vendor is not restored. */
export const ALL_VENDORS = 'ALL'
