/** The vendor whose games a hall begins with: the one that its address names, else the current one where it has a tab. */
export function vendorOfHall(
  named: string | null,
  current: string | null,
  tabs: readonly { readonly key: string }[],
): string | null {
  if (named !== null) return named === ALL_VENDORS ? null : named
  return tabs.length > 1 && tabs.some(({ key }) => key === current) ? current : null
}

/** What the tab of all vendors says in the address, so that the current one does not come back. */
export const ALL_VENDORS = 'ALL'
