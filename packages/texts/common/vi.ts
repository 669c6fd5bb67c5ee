import type { SameKeys } from '../words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.request.invalid': 'Vui lòng kiểm tra lại thông tin đã nhập.',
  'refusal.request.tooLarge': 'Tệp hoặc nội dung quá lớn.',
  'refusal.request.tooFast':
    'Bạn thao tác quá nhanh. Vui lòng thử lại sau {retryAfterSeconds|giây|giây|phút|giờ}.',
  'refusal.request.unknownRoute':
    'Địa chỉ không hợp lệ. Vui lòng kiểm tra lại hoặc liên hệ chăm sóc khách hàng.',
  'refusal.identity.humanCheckFailed': 'Vui lòng hoàn tất bước xác minh trước.',
  'refusal.encryption.required': 'Yêu cầu này phải được mã hoá. Vui lòng tải lại trang.',
  'refusal.encryption.invalid': 'Trang đã hết hạn. Vui lòng tải lại trang rồi thử lại.',
  'refusal.session.required': 'Bạn chưa đăng nhập, vui lòng đăng nhập',
  'refusal.session.realAccountRequired': 'Bạn cần có tài khoản thật để dùng chức năng này.',
  'refusal.session.termsRequired': 'Điều khoản đã thay đổi. Vui lòng đọc và đồng ý để tiếp tục.',
  'refusal.session.passwordChangeRequired': 'Vui lòng đặt mật khẩu riêng trước.',
  'refusal.permission.missing': 'Bạn không có quyền thực hiện việc này.',
  'refusal.approvals.sent': 'Đã gửi phê duyệt. Cần một nhân viên khác phê duyệt.',
  'refusal.approvals.reasonNeeded': 'Vui lòng nhập lý do. Nhân viên phê duyệt sẽ đọc lý do này.',
  'refusal.approvals.notQualified': 'Bạn không thể phê duyệt việc này. Cần một nhân viên khác phê duyệt.',
  'refusal.flag.off': 'Tính năng này hiện không khả dụng.',
  'refusal.system.maintenance': 'Hệ thống đang bảo trì.',
  'refusal.region.blocked': 'Không thể truy cập từ khu vực của bạn.',
  'refusal.validation.field': 'Vui lòng kiểm tra lại thông tin đã nhập.',
  'refusal.idempotency.conflict':
    'Mã yêu cầu này đã được dùng cho một yêu cầu khác. Vui lòng tải lại trang rồi thử lại.',
  'refusal.service.overloaded':
    'Hệ thống đang quá tải. Vui lòng thử lại sau {retryAfterSeconds|giây|giây|phút|giờ}.',
  'refusal.system.fault':
    'Hệ thống đang gặp trục trặc. Khi liên hệ với chúng tôi, vui lòng cung cấp mã {reference}.',
}
