import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of missions and races. */
export const settings = placed(345, {
  quietFrom: row({
    name: ['Night: from hour', 'Ban đêm: từ giờ'],
    group: 'rewards',
    en: 'First hour of the night, in the brand’s time zone: play at night counts for no mission and no race. The same as “to”: no night.',
    vi: 'Giờ bắt đầu ban đêm theo múi giờ của thương hiệu: cược ban đêm không tính vào nhiệm vụ và cuộc đua. Bằng giờ kết thúc: không áp dụng.',
    type: whole(0, 23),
    starts: 0,
  }),
  quietTo: row({
    name: ['Night: to hour', 'Ban đêm: đến giờ'],
    group: 'rewards',
    en: 'Hour at which the night ends; missions and races that were drafted before keep their own hours.',
    vi: 'Giờ kết thúc ban đêm; nhiệm vụ và cuộc đua đã soạn trước đó giữ nguyên giờ của mình.',
    type: whole(0, 23),
    starts: 6,
    // a demo is looked at around the clock
    demo: 0,
  }),
})
