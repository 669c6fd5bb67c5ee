import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { lotteryDraws } from '../contract/draws.ts'
import type { lotteryFeed, lotteryResults } from '../contract/results.ts'

type Own = Extract<
  ContractCodes<typeof lotteryDraws & typeof lotteryResults & typeof lotteryFeed>,
  `lotteryOffice.${string}`
>

export const en = englishOf<{ own: { refusals: Record<Own, null> } }>()({
  'refusal.lotteryOffice.unknownDraw': 'We can’t find that draw.',
  'refusal.lotteryOffice.notReady':
    'Results can be entered once betting is closed, the ticket file is published and the draw has begun.',
  'refusal.lotteryOffice.alreadyEntered':
    'This draw has its result. If it is wrong, correct it in the draw’s record.',
  'refusal.lotteryOffice.fileMissing': 'Choose a CSV or JSON file.',
  'refusal.lotteryOffice.fileUnreadable': 'The file can’t be read: {problem}, line {line}.',
  'refusal.lotteryOffice.feedTaken': 'A feed has this name already.',
  'refusal.lotteryOffice.unknownFeed': 'We can’t find that feed.',
  'refusal.lotteryOffice.feedKey': 'The feed or its API key is unknown.',
  'audit.did.lottery.enter': 'Entered a result of a lottery draw',
  'audit.did.lottery.addFeed': 'Added a feed of lottery results',
  'audit.did.lottery.switchFeed': 'Switched a feed of lottery results',
})
