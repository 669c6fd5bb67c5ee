import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.agentIncome.unknown': 'Không tìm thấy sao kê hoặc đề nghị này.',
  'refusal.agentIncome.notClosed': 'Chưa có kỳ nào kết thúc. Vui lòng thử lại sau.',
  'refusal.agentIncome.unknownBrand': 'Không tìm thấy thương hiệu này.',
}
