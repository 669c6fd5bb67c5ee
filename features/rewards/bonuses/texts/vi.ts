import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.bonuses.unknown': 'Không tìm thấy khoản thưởng này.',
  'refusal.bonuses.over': 'Khoản thưởng này đã kết thúc.',
  'refusal.bonuses.changed': 'Số tiền đã thay đổi. Vui lòng kiểm tra và xác nhận lại.',
}
