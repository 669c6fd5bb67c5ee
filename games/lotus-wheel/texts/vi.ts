import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.lotus-wheel.name': 'Vòng Sen',
  'game.lotus-wheel.tagline': 'Mười, ba mươi hay năm mươi cánh. Một lượt quay.',
  'game.lotus-wheel.help':
    'Vòng quay một lượt, cánh dừng dưới kim trả đúng số lần cược ghi trên cánh. Chọn 10, 30 hoặc 50 cánh và mức rủi ro: thấp trả ít mà thường, vừa thì cứ cách một cánh lại trả, cao chỉ có một cánh trả 9,90, 29,70 hoặc 49,50 lần. Cộng mọi cánh lại, vòng nào cũng hoàn trả đúng 99%.',
  'game.lotus-wheel.fair':
    'Lượt quay là một lần rút dưới 150, chỗ nào cũng có cơ hội như nhau. 150 chia hết cho 10, 30 và 50 nên mọi cánh của mọi vòng đều ngang nhau. Vòng bạn chọn và tiền cược không làm đổi lượt quay.',
  'game.lotus-wheel.feature.turn': 'Lượt quay',
  'lotusWheel.bet.turn': 'Quay',
}
