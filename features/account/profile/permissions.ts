import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(40, {
  'members.correct': permission({
    en: 'Correct members’ details and label members',
    vi: 'Sửa thông tin và gắn nhãn hội viên',
    grants: ['members.personal'],
    roles: ['supervisor'],
  }),
})
