import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** The longest period of signs: firm hands are kept as long. */
export const MOST_SIGN_DAYS = 90

/** Settings of the collusion signals of card rooms (G18). */
export const settings = placed(391, {
  roomsDumpHands: row({
    name: ['Chip dumping: hands', 'Nhường chip: số ván'],
    group: 'risk',
    en: 'A player is flagged after this many hands in which chips were dumped to the same opponent within the period below (G18).',
    vi: 'Cảnh báo khi người chơi nhường chip cho cùng một đối thủ trong từng này ván, tính trong khoảng thời gian bên dưới.',
    type: whole(2, 100),
    starts: 3,
  }),
  roomsSoftHands: row({
    name: ['Soft play: hands', 'Nương tay: số ván'],
    group: 'risk',
    en: 'A player is flagged after going easy on the same opponent in this many hands within the period below (G18): strong hands checked down; in Tien Len and Sam Loc, last cards let through.',
    vi: 'Cảnh báo khi người chơi nương tay với cùng một đối thủ trong từng này ván, tính trong khoảng thời gian bên dưới: bài mạnh chỉ xem; ở Tiến Lên và Sâm Lốc, để lọt những lá cuối.',
    type: whole(2, 100),
    starts: 4,
  }),
  roomsSignDays: row({
    name: ['Card rooms: period of signs (days)', 'Phòng game bài: thời gian xét dấu hiệu (ngày)'],
    group: 'risk',
    en: 'Period in days within which signs and reports between two players are counted together (G18).',
    vi: 'Khoảng thời gian (ngày) dùng để cộng dấu hiệu và báo cáo giữa hai người chơi.',
    type: whole(1, MOST_SIGN_DAYS),
    starts: 7,
  }),
})
