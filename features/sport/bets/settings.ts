import { money, whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Limits of bets on sports. */
export const settings = placed(255, {
  sportLeastStake: row({
    name: ['Minimum stake on sports', 'Mức cược thể thao tối thiểu'],
    group: 'risk',
    en: 'Minimum stake of a bet on sports or e-sports.',
    vi: 'Tiền cược tối thiểu của một vé cược thể thao hoặc thể thao điện tử.',
    type: money,
    starts: major(10_000),
    usd: major(1) / 2n,
  }),
  sportMostReturn: row({
    name: ['Maximum return of a sports bet', 'Mức trả tối đa của một vé thể thao'],
    group: 'risk',
    en: 'Maximum potential return of one bet on sports; the bet slip shows the maximum stake that follows from it.',
    vi: 'Tiền trả tối đa có thể có của một vé cược thể thao; phiếu cược hiển thị mức cược tối đa tương ứng.',
    type: money,
    starts: major(2_000_000_000),
    usd: major(100_000),
  }),
  sportMostOutcome: row({
    name: ['Maximum liability of an outcome', 'Mức rủi ro tối đa của một lựa chọn'],
    group: 'risk',
    en: 'Maximum that all bets on one outcome of an event may pay together; further stakes on it are refused with the maximum that is left.',
    vi: 'Tổng tiền trả tối đa của mọi vé cược trên một lựa chọn của trận; vượt mức sẽ bị từ chối kèm mức cược còn lại.',
    type: money,
    starts: major(10_000_000_000),
    usd: major(500_000),
  }),
  sportReferralSeconds: row({
    name: ['Time for traders to decide', 'Thời gian chờ duyệt cược vượt mức'],
    group: 'risk',
    en: 'Seconds in which a trader accepts or rejects a bet on sports that is above its limit; 0 if members cannot ask for it.',
    vi: 'Số giây để nhân viên giao dịch nhận hoặc từ chối vé thể thao vượt mức; 0 là không cho gửi duyệt.',
    type: whole(0, 600),
    starts: 120,
  }),
  sportCashOutSeconds: row({
    name: ['Delay of cash-outs in play', 'Thời gian chờ rút sớm khi trận đang đá'],
    group: 'risk',
    en: 'Seconds that a cash-out waits while one of its events is in play; it is refused if betting on the event is interrupted before.',
    vi: 'Số giây chờ khi hội viên rút sớm một vé có trận đang diễn ra; nếu trận bị gián đoạn nhận cược trong lúc chờ thì yêu cầu bị từ chối.',
    type: whole(0, 10),
    starts: 5,
  }),
  sportReferralMostReturn: row({
    name: ['Maximum return that a trader accepts', 'Mức trả tối đa nhân viên được duyệt'],
    group: 'risk',
    en: 'Maximum potential return of a bet on sports above its limit that a trader may accept.',
    vi: 'Tiền trả tối đa của một vé thể thao vượt mức mà nhân viên giao dịch được phép nhận.',
    type: money,
    starts: major(10_000_000_000),
    usd: major(500_000),
  }),
})
