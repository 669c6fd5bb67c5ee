import type { SceneLanguage } from '#game-kit/scene/port.ts'

export type MoonWords = {
  history: string
  row: string
  closed: string
  higher: string
  lower: string
  same: string
  orSame: string
  skip: string
  take(amount: string): string
  begin: string
  now(times: string): string
  right: string
  wrong: string
  told(times: string, amount: string): string
  rulesTitle: string
  rules: readonly string[]
  odds: string
  card: string
}

export const moonWords: Record<SceneLanguage, MoonWords> = {
  en: {
    history: 'Last rounds',
    row: 'Cards of this round',
    closed: 'Face-down card',
    higher: 'Higher',
    lower: 'Lower',
    same: 'Equal',
    orSame: 'or equal',
    skip: 'Skip',
    take: (amount) => `Cash out ${amount}`,
    begin: 'Place a bet to open the first card',
    now: (times) => `Now ${times}×`,
    right: 'right',
    wrong: 'wrong',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'Wrong guess: no win'),
    rulesTitle: 'Rules',
    rules: [
      'The ace is lowest and the king highest. Each card is drawn from a full deck of 52, so a card can repeat.',
      'An equal card counts as both higher and lower. After an ace, “lower” becomes “equal”; after a king, “higher” does.',
      'A correct guess multiplies the amount you can cash out by its fair odds, starting from 99% of the bet. A wrong guess ends the round and you lose the bet.',
      'You can skip up to 20 cards. Guesses that would exceed 1,000 times the bet aren’t offered.',
      'The RTP is 99% whenever you stop.',
      'If you lose connection or leave, the round is saved and you can continue on any device. After a day without a move, your current win is paid. Before the first guess, your bet is returned.',
      'Amounts are rounded down to the smallest unit of your currency.',
    ],
    odds: 'First guess: pays',
    card: 'Card',
  },
  vi: {
    history: 'Các ván gần đây',
    row: 'Các lá của ván này',
    closed: 'Lá bài úp',
    higher: 'Cao hơn',
    lower: 'Thấp hơn',
    same: 'Bằng',
    orSame: 'hoặc bằng',
    skip: 'Bỏ qua',
    take: (amount) => `Nhận ${amount}`,
    begin: 'Đặt cược để mở lá đầu tiên',
    now: (times) => `Đang ${times}×`,
    right: 'đúng',
    wrong: 'sai',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Đoán sai: không thắng'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Át thấp nhất, K cao nhất. Mỗi lá rút từ bộ bài đủ 52 lá; lá đã ra có thể ra lại.',
      'Cao hơn và thấp hơn đều tính cả lá bằng nhau. Khi là át, “thấp hơn” được thay bằng “bằng”; khi là K, “cao hơn” được thay bằng “bằng”.',
      'Đoán đúng thì số tiền có thể nhận được nhân với tỷ lệ công bằng, bắt đầu từ 99% tiền cược. Đoán sai thì ván kết thúc và bạn mất tiền cược.',
      'Bạn được bỏ qua tối đa 20 lá. Không có lựa chọn nào vượt 1.000 lần cược.',
      'RTP là 99% dù bạn dừng lúc nào.',
      'Nếu mất kết nối hoặc bạn rời đi, ván được lưu và bạn chơi tiếp được trên mọi thiết bị. Sau một ngày không có thao tác, mức thắng hiện tại được trả. Nếu chưa đoán lần nào, tiền cược được hoàn.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
    ],
    odds: 'Lần đoán đầu: mức trả',
    card: 'Lá',
  },
}
