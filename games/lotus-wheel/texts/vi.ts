import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.lotus-wheel.name': 'Vòng Sen',
  'game.lotus-wheel.tagline': 'Mười, ba mươi hay năm mươi cánh. Một lượt quay.',
  'game.lotus-wheel.help':
    'Vòng quay một lượt, cánh dừng dưới kim nhân tiền cược theo hệ số ghi trên cánh. Chọn 10, 30 hoặc 50 cánh và mức rủi ro: thấp trả ít nhưng thường xuyên, trung bình thì cứ cách một cánh lại trả, cao chỉ có một cánh trả 9,90, 29,70 hoặc 49,50 lần. RTP đúng bằng 99% với mọi vòng quay.',
  'game.lotus-wheel.fair':
    'Lượt quay là một số rút ngẫu nhiên từ 0 đến 149, vị trí nào cũng có cơ hội như nhau. 150 chia hết cho 10, 30 và 50 nên mọi cánh của một vòng có khả năng ngang nhau. Vòng quay và tiền cược không ảnh hưởng đến kết quả.',
  'game.lotus-wheel.feature.turn': 'Lượt quay',
  'lotusWheel.bet.turn': 'Quay',
}
