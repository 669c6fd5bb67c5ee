import type { SceneLanguage } from '#game-kit/scene/port.ts'

/** What a member reads about the shared table. */
export type CompanyWords = {
  table(number: number): string
  taken(count: number, of: number): string
  you: string
  free: string
  away: string
  alone: string
  aloneText: string
  joining: string
  seated: string
  watching: string
  full: string
  lost: string
  offline: string
  sit: string
  leave: string
}

export type FishingWords = {
  fish: string
  bullets: string
  bulletsOf(count: number): string
  pays(times: string): string
  target(name: string, times: string, chance: string): string
  chance: string
  cost(count: number, price: string, total: string): string
  told(caught: number, bullets: number, amount: string): string
  missed(bullets: number): string
  company: CompanyWords
  rulesTitle: string
  rules: readonly string[]
  paysTitle: string
  specials: string
  kind: string
  chanceColumn: string
  returns: string
}

export const fishingWords: Record<SceneLanguage, FishingWords> = {
  en: {
    fish: 'Fish to aim at',
    bullets: 'Bullets',
    bulletsOf: (count) => (count === 1 ? '1 bullet' : `${count} bullets`),
    pays: (times) => `×${times}`,
    target: (name, times, chance) => `${name}, pays ${times} times, ${chance}`,
    chance: 'Chance decides every catch',
    cost: (count, price, total) => `${count} × ${price} = ${total}`,
    told: (caught, bullets, amount) => `${caught} of ${bullets} bullets caught a fish: you get ${amount}`,
    missed: (bullets) => (bullets === 1 ? 'The bullet missed' : `All ${bullets} bullets missed`),
    company: {
      table: (number) => `Table ${number}`,
      taken: (count, of) => `${count} of ${of} seats taken`,
      you: 'You',
      free: 'Free seat',
      away: 'Reconnecting',
      alone: 'Playing alone',
      aloneText: 'At a table you see the shots of up to three other members. They don’t change your chances.',
      joining: 'Finding a seat…',
      seated:
        'The others see your cannon and your catches, never your balance or the amounts you bet and win.',
      watching:
        'You are playing with play money, so you are watching this table. The members at it don’t see your shots.',
      full: 'All tables are full. You can play as usual, without a seat.',
      lost: 'Your seat was taken after a minute without a connection. No bullet was lost.',
      offline: 'The table can’t be reached. You can go on playing; your seat is reserved for a minute.',
      sit: 'Take a seat',
      leave: 'Play alone',
    },
    rulesTitle: 'Rules',
    rules: [
      'Tap a fish to aim at its kind. Tap it again, or press the round button, to fire.',
      'Each bullet is a bet of its own at the price of your cannon. A bullet that catches the fish returns its multiple; any other returns nothing.',
      'The RTP is 97% for every fish, cannon and number of bullets.',
      'Chance decides every catch when you fire. Aim, timing, speed, your connection and the number of fish in the water don’t change it, and no skill raises the RTP.',
      'Special fish draw their multiple from a fixed paytable. Bombs, lightning, drills and wheels only show it; they don’t catch other fish.',
      'If another bullet of the volley has caught your fish, the next one of its kind is aimed at.',
      'Up to four members sit at a table. What the others fire and catch never changes your price, your chances or your money: each of your bullets is decided by your own seeds.',
      'A volley is paid for and decided immediately: bullets are never lost. If you lose connection, the result stands and is shown when you return.',
      'Amounts are rounded down to the smallest unit of your currency.',
    ],
    paysTitle: 'Fish',
    specials: 'Special fish',
    kind: 'Fish',
    chanceColumn: 'Chance per bullet',
    returns: 'Payout',
  },
  vi: {
    fish: 'Cá muốn ngắm bắn',
    bullets: 'Số đạn',
    bulletsOf: (count) => `${count} viên đạn`,
    pays: (times) => `×${times}`,
    target: (name, times, chance) => `${name}, trả ${times} lần, ${chance}`,
    chance: 'Bắn trúng hay không là do may rủi',
    cost: (count, price, total) => `${count} × ${price} = ${total}`,
    told: (caught, bullets, amount) => `${caught}/${bullets} viên đạn bắt được cá: bạn nhận ${amount}`,
    missed: (bullets) => `${bullets} viên đạn đều không bắt được cá`,
    company: {
      table: (number) => `Bàn ${number}`,
      taken: (count, of) => `Đã có ${count}/${of} người`,
      you: 'Bạn',
      free: 'Ghế trống',
      away: 'Đang kết nối lại',
      alone: 'Đang chơi một mình',
      aloneText:
        'Ngồi chung bàn, bạn thấy cả đạn của tối đa ba hội viên khác. Cơ hội của bạn không thay đổi.',
      joining: 'Đang tìm ghế…',
      seated: 'Mọi người thấy súng và cá bạn bắt được, không thấy số dư, tiền cược hay tiền thắng của bạn.',
      watching: 'Bạn đang chơi tiền ảo nên chỉ xem bàn này. Người trong bàn không thấy đạn của bạn.',
      full: 'Các bàn đã đủ người. Bạn vẫn chơi bình thường, không có ghế.',
      lost: 'Hội viên khác đã ngồi ghế của bạn sau một phút mất kết nối. Không viên đạn nào bị mất.',
      offline: 'Mất kết nối với bàn. Bạn vẫn chơi tiếp được; ghế được giữ trong một phút.',
      sit: 'Vào bàn',
      leave: 'Chơi một mình',
    },
    rulesTitle: 'Luật chơi',
    rules: [
      'Chạm vào một con cá để ngắm loài đó. Chạm lần nữa hoặc nhấn nút tròn để bắn.',
      'Mỗi viên đạn là một cược riêng theo mức súng bạn chọn. Viên đạn bắt được cá thì nhận theo hệ số của cá, không bắt được thì không nhận gì.',
      'RTP là 97% với mọi loài cá, mọi mức súng và mọi số viên đạn.',
      'Kết quả do may rủi quyết định ngay khi bạn bắn. Cách ngắm, thời điểm, tốc độ, đường truyền và số cá trong nước không làm thay đổi cơ hội; không kỹ năng nào làm tăng RTP.',
      'Cá đặc biệt rút hệ số từ bảng trả thưởng cố định. Bom, sét, mũi khoan và vòng quay chỉ là hình ảnh, không bắt thêm cá khác.',
      'Nếu viên đạn trước đã bắt được con cá bạn ngắm, viên sau sẽ ngắm con kế tiếp cùng loài.',
      'Mỗi bàn có tối đa bốn hội viên. Người khác bắn gì, bắt được gì đều không ảnh hưởng đến mức cược, cơ hội hay tiền của bạn: mỗi viên đạn của bạn chỉ dùng mã seed của chính bạn.',
      'Mỗi loạt đạn được trừ tiền và có kết quả cùng lúc nên không viên nào bị mất. Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
      'Số tiền được làm tròn xuống đơn vị nhỏ nhất của loại tiền.',
    ],
    paysTitle: 'Các loài cá',
    specials: 'Cá đặc biệt',
    kind: 'Loài cá',
    chanceColumn: 'Xác suất mỗi viên',
    returns: 'Mức trả',
  },
}
