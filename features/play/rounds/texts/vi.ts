import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.play.ticketInvalid':
    'Liên kết trò chơi này đã được dùng hoặc đã quá một phút. Vui lòng mở lại trò chơi.',
  'refusal.games.betMalformed': 'Trò chơi không có cửa cược này.',
  'refusal.games.currencyNotOffered': 'Trò chơi này chưa hỗ trợ loại tiền của bạn.',
  'refusal.games.stakeNotAllowed': 'Vui lòng chọn mức cược theo các bước mà trò chơi cho phép.',
  'refusal.games.stakeTooSmall': 'Mức cược thấp hơn mức tối thiểu.',
  'refusal.games.stakeTooLarge': 'Mức cược cao hơn mức tối đa.',
  'refusal.games.winTooLarge':
    'Cược này có thể thắng vượt mức trả tối đa của một ván. Vui lòng giảm mức cược.',
  'refusal.play.insufficient': 'Số dư của bạn không đủ cho mức cược này.',
  'refusal.play.limit': 'Giới hạn của tài khoản không cho phép mức cược này.',
  'refusal.play.limit.stakeMax':
    'Mức cược này cao hơn hạn mức một lần cược của bạn. Vui lòng chọn mức nhỏ hơn.',
  'refusal.play.limit.playTime': 'Thời gian chơi của bạn tạm hết. Chưa có gì được cược.',
  'refusal.play.limit.pause': 'Có một lần nhắc giờ đang chờ bạn. Xem xong rồi chơi tiếp nhé.',
  'refusal.play.limit.excluded': 'Tài khoản này đang tạm nghỉ. Chưa có gì được cược.',
  'refusal.play.limit.lossDay':
    'Mức cược này có thể làm bạn vượt hạn mức thua hôm nay. Ngày mai hạn mức tính lại.',
  'refusal.play.limit.wagerDay': 'Mức cược này vượt hạn mức tổng cược hôm nay. Ngày mai hạn mức tính lại.',
  'refusal.play.limit.lossWeek':
    'Mức cược này có thể làm bạn vượt hạn mức thua tuần này. Thứ Hai hạn mức tính lại.',
  'refusal.play.limit.wagerWeek': 'Mức cược này vượt hạn mức tổng cược tuần này. Thứ Hai hạn mức tính lại.',
  'refusal.play.limit.lossMonth':
    'Mức cược này có thể làm bạn vượt hạn mức thua tháng này. Đầu tháng sau hạn mức tính lại.',
  'refusal.play.limit.wagerMonth':
    'Mức cược này vượt hạn mức tổng cược tháng này. Đầu tháng sau hạn mức tính lại.',
  'refusal.play.walletClosed':
    'Ví của bạn hiện không dùng để chơi được. Vui lòng liên hệ chăm sóc khách hàng.',
  'refusal.play.tooSoon': 'Ván trước chưa kết thúc. Vui lòng đợi giây lát.',
  'refusal.play.gameStopped': 'Trò chơi đang bảo trì. Chưa có khoản cược nào bị trừ.',
  'refusal.play.notOffered':
    'Loại trò chơi này không được cung cấp ở nơi bạn ở. Chưa có khoản cược nào bị trừ.',
  'refusal.play.roundOpen': 'Trò này còn một ván dang dở. Bạn chơi xong ván đó trước nhé, ván vẫn đang chờ.',
  'refusal.play.buyOff': 'Trò chơi này không bán tính năng thưởng ở đây.',
  'refusal.play.autoplayOff': 'Ở đây trò chơi không tự chạy tiếp. Bạn tự bắt đầu từng vòng nhé.',
  'refusal.play.autoplayOver': 'Tự chạy đã dừng. Bạn có thể bắt đầu lại.',
  'refusal.play.autoplayTooLong': 'Ở đây tự chạy được ít vòng hơn. Bạn chọn số vòng nhỏ hơn nhé.',
  'refusal.play.autoplayLimits':
    'Bạn đặt giới hạn thua lớn hơn 0 nhé; mức thắng để dừng cũng phải lớn hơn 0.',
  'refusal.play.roundUnknown': 'Bàn này không có ván như vậy.',
  'refusal.play.roundOver': 'Ván này đã kết thúc.',
  'refusal.play.moveNotAllowed': 'Lúc này không đi được nước đó.',
  'refusal.play.moveStale': 'Ván đã được chơi tiếp ở nơi khác. Đây là tình trạng hiện tại.',
  'refusal.rounds.daysInvalid': 'Ngày bắt đầu phải trước hoặc trùng ngày kết thúc, và tối đa một năm.',
  'refusal.rounds.unknown': 'Không tìm thấy ván chơi này.',
  'refusal.rounds.seedSecret':
    'Seed máy chủ của ván này vẫn đang được dùng. Hãy đổi seed để công bố nó, rồi kiểm tra ván chơi.',
  'refusal.rounds.roundOpen': 'Còn một ván chưa kết thúc. Hãy chơi xong ván đó rồi đổi seed.',
  'refusal.rounds.noSeeds': 'Bạn chưa có seed: seed được tạo khi bạn mở trò chơi đầu tiên.',
}
