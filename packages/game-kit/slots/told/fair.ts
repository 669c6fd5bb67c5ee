import type { Told } from './sentences.ts'

const nothingElse: Told = {
  en: 'Nothing else affects the round: not your stake, your balance or any earlier round.',
  vi: 'Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
}

/** How outcomes are drawn, for the fairness page. */
export const fairSentences: Readonly<Record<'reels' | 'features' | 'hold' | 'tumble', Told>> = {
  reels: {
    en: `Each reel’s stop is drawn from all its positions, from left to right; every position is equally likely. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải; vị trí nào cũng có cơ hội như nhau. ${nothingElse.vi}`,
  },
  features: {
    en: `Each reel’s stop is drawn from all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. ${nothingElse.vi}`,
  },
  hold: {
    en: `Each reel’s stop is drawn from all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. ${nothingElse.vi}`,
  },
  tumble: {
    en: `A number below 4,294,967,296 is drawn and selects one round from a finite list. The list, its weights and its SHA-256 hash are in the par sheet. ${nothingElse.en}`,
    vi: `Một số nhỏ hơn 4.294.967.296 được rút để chọn một ván trong danh sách hữu hạn. Danh sách, trọng số và mã băm SHA-256 có trong bảng PAR. ${nothingElse.vi}`,
  },
}
