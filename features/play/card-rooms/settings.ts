import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of card rooms. */
export const settings = placed(390, {
  rakeFactor: row({
    name: ['Valid bet per rake', 'Cược hợp lệ theo phế'],
    group: 'play',
    en: 'In card rooms the valid bet is the member’s share of the rake times this factor (decision 51).',
    vi: 'Ở phòng bài, cược hợp lệ là phần phế của hội viên nhân với hệ số này.',
    type: whole(0, 100),
    starts: 20,
  }),
  privateRoomsMost: row({
    name: ['Private card rooms per member', 'Số bàn riêng mỗi hội viên'],
    group: 'play',
    en: 'How many open private card rooms a member may have. 0: members open none.',
    vi: 'Số bàn bài riêng một hội viên được mở cùng lúc. 0: hội viên không mở được bàn riêng.',
    type: whole(0, 10),
    starts: 2,
  }),
})
