import { lazyPart } from '#ui/route/pages.tsx'

/** The feed of winners: beside the banner on a desktop, at the end of home on a phone. */
export const winnersPart = lazyPart(async () => (await import('./winners-feed.tsx')).WinnersFeed)
