import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { fishing } from '../contract.ts'

export const en = englishOf<{ own: { refusals: Record<ContractCodes<typeof fishing>, null> } }>()({
  'refusal.fishing.noRoom': 'This game has no tables.',
  'refusal.fishing.seatLost': 'Your seat was taken after a minute without a connection.',
})
