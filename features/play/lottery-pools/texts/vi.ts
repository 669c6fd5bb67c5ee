import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'lotteryPools.title': 'Jackpot cộng dồn',
  'lotteryPools.pool': 'Jackpot',
  'lotteryPools.share': '{share} mỗi tiền cược bằng tiền mặt được đưa vào Jackpot, do trang chi trả.',
  'lotteryPools.paid':
    'Trúng cả sáu số nhận Jackpot ngoài giải cố định: toàn bộ nếu cược {full} cho một bộ số, cược ít hơn nhận theo tỷ lệ. Nhiều người trúng thì chia theo tiền cược.',
  'lotteryPools.rolls':
    'Kỳ nào chưa ai trúng thì dồn sang kỳ sau. Sau khi trúng, Jackpot bắt đầu lại từ {seed}.',
  'lotteryPools.rtp': 'RTP {rtp}, kể cả Jackpot {with}',
  'lotteryPools.bonus': 'Tiền thưởng và tiền chơi thử không tham gia.',
  'lotteryPools.draw': 'Kỳ {numero}',
  'refusal.lotteryPools.unknown': 'Không tìm thấy Jackpot này.',
  'refusal.lotteryPools.seedInvalid':
    'Tiền mồi phải lớn hơn 0 và không quá 2% tiền cược giữa hai lần trúng ở mức cược đủ.',
  'refusal.lotteryPools.shareInvalid': 'Tỷ lệ trích phải là số phần trăm nguyên từ 1% đến 40%.',
  'refusal.lotteryPools.fullInvalid': 'Mức cược đủ phải là mức mà một vé có thể cược.',
  'audit.did.lottery.setPoolTerms': 'Đã đổi điều khoản của một Jackpot xổ số',
  'lotteryPools.office.title': 'Jackpot xổ số',
  'lotteryPools.office.lead':
    'Jackpot cộng dồn của 6/45 và 6/55 theo thương hiệu. Mỗi kỳ giữ điều khoản lúc vé đầu tiên được bán; thay đổi cần nhân viên thứ hai phê duyệt.',
  'lotteryPools.office.none': 'Chưa có Jackpot xổ số',
  'lotteryPools.office.amount': 'Trong quỹ',
  'lotteryPools.office.seed': 'Tiền mồi',
  'lotteryPools.office.share': 'Tỷ lệ trích từ tiền cược, %',
  'lotteryPools.office.full': 'Mức cược đủ',
  'lotteryPools.office.rtp': 'RTP, kể cả Jackpot',
  'lotteryPools.office.next': 'Cho các kỳ bán vé đầu tiên sau {at}',
  'lotteryPools.office.draws': 'Các kỳ đã quay',
  'lotteryPools.office.noDraws': 'Chưa có kỳ quay',
  'lotteryPools.office.draw': 'Kỳ',
  'lotteryPools.office.staked': 'Tiền cược',
  'lotteryPools.office.contributed': 'Đã trích',
  'lotteryPools.office.paid': 'Đã trả',
  'lotteryPools.office.seeded': 'Tiền mồi thêm',
  'lotteryPools.office.after': 'Quỹ sau kỳ',
  'lotteryPools.office.change': 'Thay đổi điều khoản',
  'lotteryPools.office.reason': 'Lý do',
  'lotteryPools.office.preview': 'Xem trước thay đổi',
  'lotteryPools.office.send': 'Gửi phê duyệt',
  'lotteryPools.office.before': 'Đã trích trong {count} kỳ',
  'lotteryPools.office.wouldBe': 'Với điều khoản này',
  'lotteryPools.office.added': 'Tiền mồi cần thêm ở kỳ tới',
  'lotteryPools.office.rtpBefore': 'RTP kể cả Jackpot hiện tại',
  'lotteryPools.office.rtpAfter': 'RTP kể cả Jackpot sau đó',
}
