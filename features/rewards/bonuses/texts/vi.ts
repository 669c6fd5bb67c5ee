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
  'bonuses.term.hash': 'Phiên bản điều kiện (SHA-256): {hash}',
}
