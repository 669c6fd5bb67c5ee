import { englishOf } from '#texts/words.ts'
import type { payments } from '../contract.ts'

export const en = englishOf<typeof payments>()({
  'refusal.payments.unknownProcessor': 'No payment processor of that name is connected.',
  'refusal.payments.notProved': 'The message is not signed as it must be ({why}).',
  'refusal.payments.notUnderstood': 'The message is not about a payment.',
  'refusal.payments.unknownOrder': 'No order has this reference yet.',
})
