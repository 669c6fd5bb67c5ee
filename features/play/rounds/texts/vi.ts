import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.play.ticketInvalid':
    'Liên kết trò chơi này đã được dùng hoặc đã hết hạn. Vui lòng mở lại trò chơi.',
  'refusal.games.betMalformed': 'Trò chơi này không có cửa cược đó.',
  'refusal.games.currencyNotOffered': 'Trò chơi này chưa hỗ trợ loại tiền của bạn.',
  'refusal.games.stakeNotAllowed': 'Vui lòng chọn một trong các mức cược của trò chơi.',
  'refusal.games.stakeTooSmall': 'Mức cược thấp hơn mức tối thiểu.',
  'refusal.games.stakeTooLarge': 'Mức cược cao hơn mức tối đa.',
  'refusal.games.winTooLarge': 'Cược này có thể thắng vượt mức trả tối đa. Vui lòng giảm mức cược.',
  'refusal.play.insufficient': 'Số dư của bạn không đủ cho mức cược này.',
  'refusal.play.limit': 'Giới hạn của bạn không cho phép mức cược này.',
  'refusal.play.limit.stakeMax':
    'Mức cược này cao hơn giới hạn mỗi lần cược của bạn. Vui lòng chọn mức thấp hơn.',
  'refusal.play.limit.bonusStakeMax':
    'Mức cược này dùng tiền thưởng và vượt mức cược tối đa của tiền thưởng. Vui lòng chọn mức thấp hơn.',
  'refusal.play.limit.bonusStakeExact':
    'Lượt chơi miễn phí của bạn có mức cược cố định. Vui lòng chọn đúng mức đó để sử dụng.',
  'refusal.play.limit.bonusGame':
    'Tiền mặt của bạn không đủ và không thể dùng tiền thưởng trong trò chơi này. Tiền chưa bị trừ.',
  'refusal.play.limit.bonusExpired': 'Tiền mặt của bạn không đủ và tiền thưởng đã hết hạn. Tiền chưa bị trừ.',
  'refusal.play.limit.playTime': 'Bạn đã dùng hết thời gian chơi. Tiền cược chưa bị trừ.',
  'refusal.play.limit.pause': 'Đã đến lúc xem lại thời gian chơi và kết quả của bạn.',
  'refusal.play.limit.excluded': 'Bạn đang tạm nghỉ hoặc tự loại trừ. Tiền cược chưa bị trừ.',
  'refusal.play.limit.lossDay':
    'Mức cược này có thể vượt giới hạn thua hằng ngày của bạn. Giới hạn được đặt lại vào ngày mai.',
  'refusal.play.limit.wagerDay':
    'Mức cược này vượt giới hạn cược hằng ngày của bạn. Giới hạn được đặt lại vào ngày mai.',
  'refusal.play.limit.lossWeek':
    'Mức cược này có thể vượt giới hạn thua hằng tuần của bạn. Giới hạn được đặt lại vào thứ Hai.',
  'refusal.play.limit.wagerWeek':
    'Mức cược này vượt giới hạn cược hằng tuần của bạn. Giới hạn được đặt lại vào thứ Hai.',
  'refusal.play.limit.lossMonth':
    'Mức cược này có thể vượt giới hạn thua hằng tháng của bạn. Giới hạn được đặt lại vào đầu tháng sau.',
  'refusal.play.limit.wagerMonth':
    'Mức cược này vượt giới hạn cược hằng tháng của bạn. Giới hạn được đặt lại vào đầu tháng sau.',
  'refusal.play.walletClosed': 'Hiện bạn không thể chơi bằng ví này. Vui lòng liên hệ chăm sóc khách hàng.',
  'refusal.play.tooSoon': 'Ván trước chưa kết thúc. Vui lòng đợi giây lát.',
  'refusal.play.gameStopped': 'Trò chơi này đang bảo trì. Tiền cược chưa bị trừ.',
  'refusal.play.notOffered':
    'Loại trò chơi này không được cung cấp tại khu vực của bạn. Tiền cược chưa bị trừ.',
  'refusal.play.roundOpen': 'Bạn còn một ván chưa xong trong trò chơi này. Vui lòng chơi xong ván đó trước.',
  'refusal.play.buyOff': 'Tính năng mua thưởng không khả dụng tại đây.',
  'refusal.play.autoplayOff': 'Tự động chơi không khả dụng tại đây. Vui lòng tự bắt đầu từng ván.',
  'refusal.play.autoplayOver': 'Tự động chơi đã kết thúc. Bạn có thể bắt đầu lại.',
  'refusal.play.autoplayTooLong': 'Số ván tự động chơi vượt mức cho phép. Vui lòng chọn ít hơn.',
  'refusal.play.autoplayLimits':
    'Vui lòng đặt giới hạn thua lớn hơn 0. Nếu đặt giới hạn thắng, mức này cũng phải lớn hơn 0.',
  'refusal.play.roundUnknown': 'Không tìm thấy ván này trong trò chơi.',
  'refusal.play.roundOver': 'Ván này đã kết thúc.',
  'refusal.play.moveNotAllowed': 'Thao tác này hiện không hợp lệ.',
  'refusal.play.moveStale': 'Ván này đã được chơi tiếp ở cửa sổ khác. Đây là trạng thái hiện tại.',
  'refusal.rounds.daysInvalid':
    'Vui lòng chọn ngày bắt đầu không sau ngày kết thúc, cách nhau tối đa một năm.',
  'refusal.rounds.unknown': 'Không tìm thấy ván chơi.',
  'refusal.rounds.seedSecret':
    'Seed máy chủ của ván này vẫn đang được dùng. Hãy đổi cặp seed để công bố, rồi kiểm chứng ván.',
  'refusal.rounds.roundOpen': 'Bạn còn một ván chưa xong. Vui lòng chơi xong ván đó trước khi đổi seed.',
  'refusal.rounds.noSeeds': 'Bạn chưa có seed. Seed được tạo khi bạn mở trò chơi đầu tiên.',
}
