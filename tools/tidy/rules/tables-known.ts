/** Uses of foreign tables that still stand, as `<owner> <reads|writes|calls> <name>`: this list only shrinks, and ends empty. */
export const known: ReadonlySet<string> = new Set<string>(['features/account/profile reads member'])
