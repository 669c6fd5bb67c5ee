import type { Told } from './sentences.ts'

const nothingElse: Told = {
  en: 'Nothing else decides the round: not your stake, not your balance, not any round before.',
  vi: 'Ngoài ra không gì quyết định ván chơi: không phải tiền cược, không phải số dư, cũng không phải những ván trước.',
}

/** How luck decides, for the fairness page. */
export const fairSentences: Readonly<Record<'reels' | 'features' | 'hold' | 'tumble', Told>> = {
  reels: {
    en: `The stop of each reel is one draw among all its positions, from left to right; every position is equally likely. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải; vị trí nào cũng có cơ hội như nhau. ${nothingElse.vi}`,
  },
  features: {
    en: `The stop of each reel is one draw among all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải, ở lượt chính và từng lượt miễn phí; vị trí nào cũng có cơ hội như nhau. ${nothingElse.vi}`,
  },
  hold: {
    en: `The stop of each reel is one draw among all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. ${nothingElse.en}`,
    vi: `Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. ${nothingElse.vi}`,
  },
  tumble: {
    en: `One number below 4,294,967,296 is drawn: a ticket to one round of a finite list. The list, its weights and its SHA-256 stand in the par sheet. ${nothingElse.en}`,
    vi: `Một số nhỏ hơn 4.294.967.296 được rút: tấm vé đến một ván trong danh sách hữu hạn. Danh sách, trọng số và mã SHA-256 nằm trong bảng PAR. ${nothingElse.vi}`,
  },
}
