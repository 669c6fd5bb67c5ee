import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(250, {
  'service.see': permission({
    en: 'Read live chat conversations',
    vi: 'Đọc các cuộc trò chuyện hỗ trợ',
    roles: ['auditor'],
  }),
  'service.answer': permission({
    en: 'Answer, assign and end live chat conversations',
    vi: 'Nhận, trả lời và kết thúc cuộc trò chuyện hỗ trợ',
    grants: ['service.see'],
    roles: ['support', 'supervisor'],
  }),
})
