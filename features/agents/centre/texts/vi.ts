import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.agents.unknownMember': 'Không tìm thấy hội viên.',
  'refusal.agents.noRight': 'Tài khoản của bạn chưa được cấp quyền này. Hãy hỏi chủ tài khoản.',
  'refusal.agents.periodInvalid': 'Chọn tối đa 92 ngày, ngày đầu trước ngày cuối.',
  'refusal.agents.rateOutOfBounds':
    'Mức hoàn trả phải nằm giữa mức cao nhất của tuyến dưới họ và mức của bạn.',
}
