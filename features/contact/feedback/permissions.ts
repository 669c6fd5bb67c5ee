import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(260, {
  'feedback.see': permission({
    en: 'Read members’ feedback',
    vi: 'Đọc góp ý của hội viên',
    roles: ['auditor'],
  }),
  'feedback.answer': permission({
    en: 'Assign, answer and close members’ feedback',
    vi: 'Nhận, trả lời và đóng góp ý của hội viên',
    grants: ['feedback.see'],
    roles: ['support', 'supervisor'],
  }),
})
