import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of the points mall. */
export const settings = placed(340, {
  mallHours: row({
    name: ['Points mall: delivery (hours)', 'Cửa hàng điểm: giao hàng (giờ)'],
    group: 'review',
    en: 'Hours within which redeemed goods are sent and delivered; the queue counts down to it.',
    vi: 'Số giờ để gửi và giao xong quà đã đổi; hàng chờ đếm ngược đến hạn này.',
    type: whole(1, 2_160),
    starts: 72,
    isLight: true,
  }),
})
