import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of promotions. */
export const settings = placed(345, {
  promotionReviewHours: row({
    name: ['Promotions: review of applications (hours)', 'Khuyến mãi: duyệt đơn (giờ)'],
    group: 'review',
    en: 'Hours within which applications for promotions are decided; the queue counts down to it.',
    vi: 'Số giờ để duyệt đơn tham gia khuyến mãi; hàng chờ đếm ngược đến hạn này.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
})
