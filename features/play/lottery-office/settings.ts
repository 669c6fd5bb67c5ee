import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of lotteries. */
export const settings = placed(32, {
  lotteryLiveSeconds: row({
    name: ['Live betting on official draws (seconds)', 'Cược trực tiếp kỳ quay chính thức (giây)'],
    group: 'play',
    en: 'How long bets on the prizes still to come are taken after two sources have entered a prize; 0: never. All brands sell the same draws, so the shortest applies.',
    vi: 'Thời gian nhận cược cho các giải còn lại sau khi hai nguồn đã nhập một giải; 0: không nhận. Mọi thương hiệu bán chung kỳ quay nên giá trị nhỏ nhất được áp dụng.',
    type: whole(0, 120),
    starts: 20,
  }),
})
