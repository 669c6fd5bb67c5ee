import type { SceneLanguage } from '#game-kit/scene/port.ts'

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
    rulesTitle: 'Rules',
    rules: [
      'Tap a fish to aim at its kind. Tap it again, or press the round button, to fire.',
      'Each bullet is a bet of its own at the price of your cannon. A bullet that catches the fish returns its multiple; any other returns nothing.',
      'The RTP is 97% for every fish, cannon and number of bullets.',
      'Chance decides every catch when you fire. Aim, timing, speed, your connection and the number of fish in the water don’t change it, and no skill raises the RTP.',
      'Special fish draw their multiple from a fixed paytable. Bombs, lightning, drills and wheels only show it; they don’t catch other fish.',
      'If another bullet of the volley has caught your fish, the next one of its kind is aimed at.',
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
    rulesTitle: 'Luật chơi',
    rules: [
      'Chạm vào một con cá để ngắm loài đó. Chạm lần nữa hoặc nhấn nút tròn để bắn.',
      'Mỗi viên đạn là một cược riêng theo mức súng bạn chọn. Viên đạn bắt được cá thì nhận theo hệ số của cá, không bắt được thì không nhận gì.',
      'RTP là 97% với mọi loài cá, mọi mức súng và mọi số viên đạn.',
      'Kết quả do may rủi quyết định ngay khi bạn bắn. Cách ngắm, thời điểm, tốc độ, đường truyền và số cá trong nước không làm thay đổi cơ hội; không kỹ năng nào làm tăng RTP.',
      'Cá đặc biệt rút hệ số từ bảng trả thưởng cố định. Bom, sét, mũi khoan và vòng quay chỉ là hình ảnh, không bắt thêm cá khác.',
      'Nếu viên đạn trước đã bắt được con cá bạn ngắm, viên sau sẽ ngắm con kế tiếp cùng loài.',
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
