import { englishOf } from '#texts/words.ts'
import type { lotteryPools } from '../contract.ts'

export const en = englishOf<typeof lotteryPools>()({
  'lotteryPools.title': 'Rolling jackpots',
  'lotteryPools.pool': 'Jackpot',
  'lotteryPools.share': '{share} of every cash stake goes into the jackpot, paid by the site.',
  'lotteryPools.paid':
    'All six numbers right win it beside the fixed prize: all of it with {full} on a single bet, a smaller bet its part. Several winners share it by stake.',
  'lotteryPools.rolls': 'What is not won stays for the next draw. It starts again at {seed}.',
  'lotteryPools.rtp': 'RTP {rtp}, with jackpot {with}',
  'lotteryPools.bonus': 'Bonus money and play money take no part.',
  'lotteryPools.draw': 'Draw {numero}',
})
