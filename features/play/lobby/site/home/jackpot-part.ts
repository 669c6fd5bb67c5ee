import { addWords } from '#texts/i18n.ts'
import { lazyPart } from '#ui/route/pages.tsx'

/** The ticker of the jackpots (SHL-17), with its texts: home loads no others behind the first view. */
export const jackpotPart = lazyPart(async () => {
  const [own, en, vi] = await Promise.all([
    import('#features/play/jackpots/site/ticker.tsx'),
    import('#texts/layers/jackpot-en.ts'),
    import('#texts/layers/jackpot-vi.ts'),
  ])
  addWords('en', en.jackpot)
  addWords('vi', vi.jackpot)
  return own.JackpotTicker
})
