import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

/** Hàng chờ công việc: trang tổng quan và menu. */
export const vi: SameKeys<typeof en> = {
  'workQueues.title': 'Đang chờ quyết định',
  'workQueues.empty': 'Không có việc chờ:',
  'workQueues.overdue': '{count} quá hạn',
  'workQueues.menu': '{count} đang chờ',
  'workQueues.menuOverdue': '{count} đang chờ, {overdue} quá hạn',
  'workQueues.name.approvals': 'Thay đổi cần duyệt',
  'workQueues.name.withdrawals': 'Lệnh rút',
  'workQueues.name.manual-payouts': 'Chi thủ công',
  'workQueues.name.deposits': 'Lệnh nạp',
  'workQueues.name.matching': 'Tranh chấp ghép lệnh',
  'workQueues.name.vendor-wallets': 'Chuyển tiền với nhà cung cấp',
  'workQueues.name.bank-statements': 'Sao kê ngân hàng',
  'workQueues.name.payment-cases': 'Hoàn tiền và khiếu nại',
  'workQueues.name.adjustments': 'Điều chỉnh số dư',
  'workQueues.name.service': 'Hỗ trợ trực tuyến',
  'workQueues.name.feedback': 'Góp ý',
  'workQueues.name.papers': 'Giấy tờ tuỳ thân',
  'workQueues.name.risk': 'Cảnh báo gian lận',
  'workQueues.name.harm': 'Dấu hiệu chơi quá mức',
  'workQueues.name.exclusions': 'Đề xuất gỡ loại trừ',
  'workQueues.name.returns': 'Cảnh báo RTP',
  'workQueues.name.lottery-results': 'Kết quả kỳ quay cần nhập',
  'workQueues.name.promotions': 'Đơn khuyến mãi',
  'workQueues.name.referrals': 'Lượt giới thiệu chờ duyệt',
  'workQueues.name.affiliates': 'Đơn đăng ký đối tác liên kết',
  'workQueues.name.mall': 'Cửa hàng điểm',
  'workQueues.name.rebates': 'Lần chốt hoàn tiền bị lỗi',
}
