const en = {
  sandbox: 'Sandbox, no real money',
  pay: 'Pay',
  to: 'To',
  method: 'Method',
  order: 'Order',
  until: 'Pay before',
  payNow: 'Pay now',
  payLate: 'Pay, confirm after a minute',
  decline: 'Decline',
  cancel: 'Cancel',
  note: 'You choose here how the payment ends. A real processor would ask your bank; no card is asked for or stored.',
  scan: 'Or scan to go on with a phone',
  paid: 'Payment received',
  paidText: 'The house is being told. You are taken back in a moment.',
  paidLate: 'Payment received',
  paidLateText: 'The confirmation leaves in about a minute. You can go back already.',
  failed: 'The payment was declined',
  failedText: 'Nothing was taken. The house is being told.',
  cancelled: 'You cancelled the payment',
  cancelledText: 'Nothing was taken. The house is being told.',
  expired: 'This order has expired',
  expiredText: 'Nothing was taken. Please make a new one.',
  back: 'Back to {merchant}',
  unknown: 'There is no such order',
}

export type Words = typeof en

const vi: Words = {
  sandbox: 'Bản thử, không tiền thật',
  pay: 'Thanh toán',
  to: 'Cho',
  method: 'Cách trả',
  order: 'Mã đơn',
  until: 'Trả trước',
  payNow: 'Trả ngay',
  payLate: 'Trả, báo sau một phút',
  decline: 'Từ chối',
  cancel: 'Huỷ',
  note: 'Ở đây bạn tự chọn kết quả. Cổng thật sẽ hỏi ngân hàng của bạn; không hỏi và không lưu thẻ nào.',
  scan: 'Hoặc quét mã để tiếp tục trên điện thoại',
  paid: 'Đã nhận thanh toán',
  paidText: 'Đang báo cho nơi nhận. Bạn sẽ được đưa trở lại trong giây lát.',
  paidLate: 'Đã nhận thanh toán',
  paidLateText: 'Xác nhận sẽ được gửi sau khoảng một phút. Bạn có thể quay lại ngay.',
  failed: 'Thanh toán bị từ chối',
  failedText: 'Không có khoản nào bị trừ. Đang báo cho nơi nhận.',
  cancelled: 'Bạn đã huỷ thanh toán',
  cancelledText: 'Không có khoản nào bị trừ. Đang báo cho nơi nhận.',
  expired: 'Đơn này đã hết hạn',
  expiredText: 'Không có khoản nào bị trừ. Bạn hãy tạo đơn mới.',
  back: 'Quay lại {merchant}',
  unknown: 'Không có đơn này',
}

export function wordsIn(language: string): Words {
  return language === 'vi' ? vi : en
}
