import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** What a brand offers of sports. */
export const settings = placed(254, {
  sportVirtualOffered: row({
    name: ['Virtual leagues', 'Giải đấu ảo'],
    group: 'play',
    en: 'Whether matches of virtual leagues are listed and bets on them are accepted. Bets placed before are settled in any case.',
    vi: 'Có hiển thị và nhận cược các trận của giải đấu ảo hay không. Vé đã cược trước đó vẫn được thanh toán.',
    type: z.boolean(),
    starts: true,
  }),
})
