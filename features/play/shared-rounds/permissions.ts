import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(155, {
  'draws.change': permission({
    en: 'Enter and correct results of draws, void draws',
    vi: 'Nhập và sửa kết quả kỳ quay, huỷ kỳ quay',
    grants: ['games.see', 'lottery.see'],
    roles: ['supervisor'],
  }),
})
