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
}
