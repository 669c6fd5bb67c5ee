import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.bonuses.unknown': 'Không tìm thấy khoản thưởng này.',
  'refusal.bonuses.over': 'Khoản thưởng này đã kết thúc.',
  'refusal.bonuses.changed': 'Số tiền đã thay đổi. Vui lòng kiểm tra và xác nhận lại.',

  'bonuses.title': 'Chi tiết thưởng',
  'bonuses.text':
    'Tiền thưởng tách riêng với tiền mặt. Mỗi khoản thưởng cho biết cược nào được tính, vòng cược còn lại và ngày hết hạn.',
  'bonuses.bonus': 'tiền thưởng',
  'bonuses.amount': 'Tiền thưởng',
  'bonuses.balance': 'Tiền thưởng hiện có',
  'bonuses.openRounds': 'Cược chưa kết toán bằng tiền thưởng',
  'bonuses.until': 'Hết hạn',
  'bonuses.state.queued': 'Bắt đầu khi khoản thưởng hiện tại kết thúc',
  'bonuses.state.active': 'Đang hiệu lực',
  'bonuses.state.ending': 'Kết thúc khi các cược còn mở được kết toán',
  'bonuses.state.ended': 'Đã kết thúc',
  'bonuses.wagering': 'Vòng cược',
  'bonuses.progress': 'Đã cược {have}/{need}',
  'bonuses.left': 'Còn {left}',
  'bonuses.terms': 'Điều kiện của khoản thưởng',
  'bonuses.bets': 'Cược được tính',
  'bonuses.betsText': 'Mức đóng góp của từng cược đã kết toán vào vòng cược.',
  'bonuses.ofValid': 'trên cược hợp lệ',
  'bonuses.noBets': 'Chưa có cược nào được tính',
  'bonuses.cancel': 'Huỷ khoản thưởng',
  'bonuses.keep': 'Giữ khoản thưởng',
  'bonuses.cancelTitle': 'Huỷ khoản thưởng này?',
  'bonuses.cancelText': 'Bạn sẽ mất {sum} tiền thưởng. Tiền mặt vẫn ở trong ví của bạn.',
  'bonuses.cancelOpen':
    'Cược chưa kết toán bằng tiền thưởng: {count}. Phần hoàn về khoản thưởng cũng sẽ mất.',
  'bonuses.rounds': 'Ván miễn phí: {count}',
  'bonuses.roundsLeft': 'Số ván còn lại',
  'bonuses.roundsStake': 'Mức cược mỗi ván',
  'bonuses.roundsGames': 'Trò chơi',
  'bonuses.roundsWon': 'Đã thắng',
  'bonuses.roundsWonBonus': 'Tiền thắng trả thành tiền thưởng:',
  'bonuses.cancelRounds': 'Bạn sẽ mất số ván miễn phí còn lại: {count}. Tiền đã thắng vẫn là của bạn.',
  'bonuses.term.rounds': '{count} ván miễn phí, mỗi ván {stake}. Trò chơi: {games}.',
  'bonuses.term.roundsOf': 'Ván miễn phí, mỗi ván {stake}. Trò chơi: {games}.',
  'bonuses.term.roundsOther':
    'Chọn đúng mức cược này để dùng ván miễn phí. Cược khác được trả bằng tiền mặt.',
  'bonuses.term.roundsDays': 'Hết hạn sau {days} ngày kể từ khi bắt đầu.',
  'bonuses.term.roundsFair': 'Kết quả được tạo như mọi ván khác và bạn có thể xác minh từng ván.',
  'bonuses.term.freeBet':
    'Tiền thắng không gồm tiền cược, trả khi mọi cược đã có kết quả. Cược 1,00 với tỷ lệ 3,50 thắng 2,50.',
  'bonuses.term.winsCash': 'Tiền thắng được trả ngay bằng tiền mặt, không gồm tiền cược.',
  'bonuses.term.winsBonus': 'Khi hết ván miễn phí, tiền thắng trở thành khoản thưởng với các điều kiện sau:',
  'bonuses.cancelled': 'Đã huỷ khoản thưởng',
  'bonuses.ended': 'Khoản thưởng đã kết thúc',
  'bonuses.converted': 'Đã chuyển thành tiền mặt:',
  'bonuses.none': 'Chưa có khoản thưởng',
  'bonuses.noneText': 'Các khoản thưởng bạn nhận sẽ hiển thị ở đây cùng điều kiện và tiến độ.',
  'bonuses.outcome.completed': 'Hoàn thành',
  'bonuses.outcome.capped': 'Đạt mức tối đa',
  'bonuses.outcome.spent': 'Đã dùng hết',
  'bonuses.outcome.expired': 'Hết hạn',
  'bonuses.outcome.cancelled': 'Đã huỷ',
  'bonuses.outcome.revoked': 'Bị thu hồi',
  'bonuses.term.noWagering': 'Không yêu cầu vòng cược: thưởng được trả bằng tiền mặt.',
  'bonuses.term.wagering':
    'Đặt cược hợp lệ đủ {sum} ({times} × tiền thưởng), bằng tiền mặt hoặc tiền thưởng, để tiền thưởng thành tiền mặt.',
  'bonuses.term.wageringTimes':
    'Đặt cược hợp lệ đủ {times} × tiền thưởng, bằng tiền mặt hoặc tiền thưởng, để tiền thưởng thành tiền mặt.',
  'bonuses.term.cashFirst': 'Tiền mặt được dùng trước; tiền thưởng bù phần còn thiếu.',
  'bonuses.term.bonusFirst': 'Tiền thưởng được dùng trước, sau đó đến tiền mặt.',
  'bonuses.term.days':
    'Hết hạn sau {days} ngày kể từ khi bắt đầu. Phần bạn đã cược trước thời điểm đó vẫn được tính.',
  'bonuses.term.weight': '{category}: tính {percent}% cược hợp lệ.',
  'bonuses.term.excluded': 'Không dùng được tiền thưởng ở: {categories}.',
  'bonuses.term.excludedGames': 'Cũng không dùng được ở các trò chơi: {games}.',
  'bonuses.term.stakeMax': 'Mức cược tối đa khi dùng tiền thưởng: {sum}.',
  'bonuses.term.noMaximum': 'Không giới hạn số tiền được chuyển thành tiền mặt.',
  'bonuses.term.conversionMax':
    'Tối đa {sum} được chuyển thành tiền mặt. Khi đạt mức này, khoản thưởng kết thúc và số tiền đó được trả.',
  'bonuses.term.refused':
    'Cược vi phạm điều kiện bị từ chối trước khi đặt. Cược chỉ dùng tiền mặt không bao giờ bị hạn chế.',
  'bonuses.term.cancel':
    'Bạn có thể huỷ bất cứ lúc nào; số tiền mất được hiển thị trước. Tiền mặt có thể rút bất cứ lúc nào.',
  'bonuses.term.hash': 'Phiên bản điều kiện (SHA-256)',
}
