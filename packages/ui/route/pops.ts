/**
 * Layers answer Back before the router does (`#ui/route/back.ts`). The listeners of a window run in the order of their registration, and
 * layers load after the router: a router asks `take` first, and ignores the event if it is true. Small, because every page loads it.
 */
export const pops: { take: (event: PopStateEvent) => boolean } = { take: () => false }
