import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(158, {
  'dealers.deal': permission({
    en: 'Work at the console of a table with a dealer',
    vi: 'Làm việc tại bàn điều khiển của dealer',
    roles: ['supervisor'],
  }),
  'dealers.pit': permission({
    en: 'Correct and call off rounds of tables with a dealer, relieve dealers, set their video',
    vi: 'Sửa và huỷ ván của bàn có dealer, thay dealer, đặt video của bàn',
    grants: ['dealers.deal', 'liveTables.see'],
    roles: ['supervisor'],
  }),
})
