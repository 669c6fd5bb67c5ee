import { lazyPart } from '#ui/route/pages.tsx'

/** The ticker of the jackpots (SHL-17). */
export const jackpotPart = lazyPart(
  async () => (await import('#features/play/jackpots/site/ticker.tsx')).JackpotTicker,
)
