import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.invitations.unknownBrand': 'Không tìm thấy thương hiệu. Vui lòng tải lại trang.',
  'refusal.invitations.gone': 'Lời mời này không còn mở. Vui lòng tải lại để xem trạng thái.',

  'invitations.title': 'Lời mời',
  'invitations.lead':
    'Khi chỉ nhận đăng ký theo lời mời, hội viên mới đăng ký bằng đường dẫn hoặc mã trong danh sách này.',
  'invitations.new': 'Tạo lời mời',
  'invitations.newText': 'Mã được tạo ngẫu nhiên. Chỉ gửi đường dẫn cho người bạn mời.',
  'invitations.note': 'Người nhận',
  'invitations.usesMost': 'Số lượt đăng ký',
  'invitations.usesHint': 'Để trống nếu không giới hạn.',
  'invitations.days': 'Hiệu lực (ngày)',
  'invitations.daysHint': 'Để trống nếu không có ngày hết hạn.',
  'invitations.make': 'Tạo lời mời',
  'invitations.made': 'Đã tạo lời mời',
  'invitations.code': 'Mã',
  'invitations.uses': 'Lượt đăng ký',
  'invitations.usesOf': '{uses}/{most}',
  'invitations.state': 'Trạng thái',
  'invitations.state.open': 'Đang mở',
  'invitations.state.revoked': 'Đã thu hồi',
  'invitations.state.usedUp': 'Đã dùng hết',
  'invitations.state.expired': 'Hết hạn',
  'invitations.created': 'Ngày tạo',
  'invitations.expires': 'Ngày hết hạn',
  'invitations.copy': 'Sao chép đường dẫn',
  'invitations.revoke': 'Thu hồi',
  'invitations.revokeAsk': 'Thu hồi lời mời này?',
  'invitations.revokeText':
    'Sau đó hội viên mới không đăng ký được bằng mã {code}. Hội viên đã đăng ký bằng mã này không bị ảnh hưởng.',
  'invitations.revoked': 'Đã thu hồi lời mời',
  'invitations.none': 'Chưa có lời mời',
  'invitations.noneText': 'Lời mời bạn tạo sẽ hiện ở đây cùng đường dẫn.',
}
