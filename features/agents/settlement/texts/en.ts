import { englishOf } from '#texts/words.ts'
import type { agentIncome } from '../contract/member.ts'
import type { agentIncomeOffice } from '../contract/office.ts'

export const en = englishOf<typeof agentIncome & typeof agentIncomeOffice>()({
  'refusal.agentIncome.unknown': 'We can’t find that statement or offer.',
  'refusal.agentIncome.notClosed': 'No period is closed yet. Try again when the first one is.',
  'refusal.agentIncome.unknownBrand': 'We can’t find that brand.',
})
