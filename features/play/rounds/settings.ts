import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Studio games that can sell a feature. */
const sellers = z.enum(['mooncake-parade', 'ember-peak'])

/** Settings of studio games. */
export const settings = {
  ...placed(30, {
    boughtFeatures: row({
      name: ['Games with feature purchase', 'Trò chơi cho mua tính năng'],
      group: 'play',
      en: 'Games in which members can buy the feature; a jurisdiction may still forbid it.',
      vi: 'Các trò chơi cho phép mua tính năng thưởng; bộ quy định vẫn có thể cấm.',
      type: z.array(sellers).check(z.maxLength(20)),
      starts: [],
    }),
  }),
  ...placed(250, {
    slotRoundMs: row({
      name: ['Minimum slot round time (milliseconds)', 'Thời gian tối thiểu mỗi ván nổ hũ (mili giây)'],
      group: 'safer',
      en: 'Minimum time between two rounds of a slot, in milliseconds (R13); a jurisdiction may require 2500.',
      vi: 'Thời gian ngắn nhất giữa hai ván nổ hũ, tính bằng mili giây; bộ quy định có thể yêu cầu 2500.',
      type: whole(0, 10_000),
      starts: 0,
    }),
  }),
}
