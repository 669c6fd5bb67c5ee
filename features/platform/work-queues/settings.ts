import { whole } from '#contract/codecs.ts'
import { row, settingsAt } from '#contract/declare/setting.ts'

/** The time in which waiting work is done; later it is overdue in the menu, on the overview and in its queue. */
export const settings = settingsAt(360, {
  depositReviewMinutes: row({
    en: 'Minutes in which a deposit under review is decided; later it counts as overdue.',
    vi: 'Số phút để xử lý một lệnh nạp chờ duyệt; lâu hơn là quá hạn.',
    type: whole(1, 10_080),
    starts: 30,
    isLight: true,
  }),
  chatAnswerMinutes: row({
    en: 'Minutes in which an operator takes a new conversation; later it counts as overdue.',
    vi: 'Số phút để nhân viên nhận một cuộc trò chuyện mới; lâu hơn là quá hạn.',
    type: whole(1, 1_440),
    starts: 5,
    isLight: true,
  }),
  documentReviewHours: row({
    en: 'Hours in which an identity document is reviewed; later it counts as overdue.',
    vi: 'Số giờ để duyệt một giấy tờ tuỳ thân; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  riskReviewHours: row({
    en: 'Hours in which a fraud flag is reviewed; later it counts as overdue.',
    vi: 'Số giờ để xem xét một cảnh báo gian lận; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  harmReviewHours: row({
    en: 'Hours in which a marker of harm is reviewed; later it counts as overdue.',
    vi: 'Số giờ để xem xét một dấu hiệu tác hại; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  disputeHours: row({
    en: 'Hours in which a dispute between members is decided; later it counts as overdue.',
    vi: 'Số giờ để xử lý một tranh chấp giữa các hội viên; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  vendorTransferHours: row({
    en: 'Hours in which an unclear provider transfer is decided; later it counts as overdue.',
    vi: 'Số giờ để xử lý một lệnh chuyển chưa rõ với nhà cung cấp; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 4,
    isLight: true,
  }),
  approvalReviewHours: row({
    en: 'Hours in which another operator decides a proposed change; later it counts as overdue.',
    vi: 'Số giờ để nhân viên khác quyết định một thay đổi được đề xuất; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 8,
    isLight: true,
  }),
})
