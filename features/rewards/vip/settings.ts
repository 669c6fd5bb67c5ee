import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of VIP; ranks, conditions and gifts are versions of their own. */
export const settings = placed(345, {
  vipGiftDays: row({
    name: ['VIP: days to claim a gift', 'VIP: số ngày để nhận quà'],
    group: 'rewards',
    en: 'Days after which an upgrade, birthday or period gift can no longer be claimed.',
    vi: 'Số ngày để nhận quà thăng hạng, quà sinh nhật hoặc quà định kỳ, sau đó quà hết hạn.',
    type: whole(1, 365),
    starts: 30,
  }),
})
