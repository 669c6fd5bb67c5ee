import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(156, {
  'sport.trade': permission({
    en: 'Suspend betting on sports, change margins and expectations',
    vi: 'Tạm khoá cược thể thao, đổi biên lợi nhuận và dự báo của mô hình',
    grants: ['sport.see'],
    roles: ['supervisor'],
  }),
})
