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
    closed: 'A card that lies face down',
    higher: 'Higher',
    lower: 'Lower',
    same: 'Equal',
    orSame: 'or equal',
    skip: 'Put aside',
    take: (amount) => `Take ${amount}`,
    begin: 'The first card opens with your bet',
    now: (times) => `Now ${times}×`,
    right: 'right',
    wrong: 'wrong',
    told: (times, amount) => (amount ? `${times}: you get ${amount}` : 'Guessed wrong. Nothing is won.'),
    rulesTitle: 'Rules',
    rules: [
      'The ace is lowest, the king highest. Each card comes from a full deck of 52; a card that has come may come again.',
      'Higher and lower both count an equal card. From an ace, lower is replaced by equal; from a king, higher is.',
      'A right guess multiplies what you can take by its fair odds; the first starts from 99% of the bet. A wrong guess ends the round, and the bet is lost.',
      'You may put up to 20 cards aside. No guess is offered that would pass 1,000 times the bet.',
      'Whenever you stop, 99% returns in the long run.',
      'If the line is cut or you leave, the round waits as it stands, on any device. After a day without a move the win that stands is paid; before the first guess, the bet comes back.',
      'Amounts are rounded down to the smallest unit of the account.',
    ],
    odds: 'First guess: returns',
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
    begin: 'Lá đầu tiên mở khi bạn cược',
    now: (times) => `Đang ${times}×`,
    right: 'đúng',
    wrong: 'sai',
    told: (times, amount) => (amount ? `${times}: bạn nhận ${amount}` : 'Đoán sai. Ván này không thắng.'),
    rulesTitle: 'Luật chơi',
    rules: [
      'Át thấp nhất, K cao nhất. Mỗi lá rút từ bộ bài đủ 52 lá; lá đã ra có thể ra lại.',
      'Cao hơn và thấp hơn đều tính cả lá bằng nhau. Khi là át, thấp hơn được thay bằng "bằng"; khi là K, cao hơn được thay bằng "bằng".',
      'Đoán đúng thì mức có thể nhận nhân với tỷ lệ công bằng; lần đầu bắt đầu từ 99% tiền cược. Đoán sai là ván kết thúc và mất cược.',
      'Bạn được bỏ qua tối đa 20 lá. Không có lựa chọn nào vượt 1.000 lần cược.',
      'Dừng lúc nào thì về lâu dài cũng hoàn trả 99%.',
      'Nếu mất kết nối hoặc bạn rời đi, ván vẫn chờ nguyên trạng, trên mọi thiết bị. Sau một ngày không có nước đi, mức thắng đang có được trả; chưa đoán lần nào thì hoàn lại cược.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của tài khoản.',
    ],
    odds: 'Lần đoán đầu: mức trả',
    card: 'Lá',
  },
}
