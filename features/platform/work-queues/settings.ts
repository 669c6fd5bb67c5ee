import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** The time in which waiting work is done; later it is overdue in the menu, on the overview and in its queue. */
export const settings = placed(360, {
  depositReviewMinutes: row({
    name: ['Deposits (minutes)', 'Lệnh nạp (phút)'],
    group: 'review',
    en: 'Minutes in which a deposit under review is decided; later it counts as overdue.',
    vi: 'Số phút để xử lý một lệnh nạp chờ duyệt; lâu hơn là quá hạn.',
    type: whole(1, 10_080),
    starts: 30,
    isLight: true,
  }),
  chatAnswerMinutes: row({
    name: ['Live chat (minutes)', 'Hỗ trợ trực tuyến (phút)'],
    group: 'review',
    en: 'Minutes in which an operator takes a new conversation; later it counts as overdue.',
    vi: 'Số phút để nhân viên nhận một cuộc trò chuyện mới; lâu hơn là quá hạn.',
    type: whole(1, 1_440),
    starts: 5,
    isLight: true,
  }),
  documentReviewHours: row({
    name: ['Identity documents (hours)', 'Giấy tờ tuỳ thân (giờ)'],
    group: 'review',
    en: 'Hours in which an identity document is reviewed; later it counts as overdue.',
    vi: 'Số giờ để duyệt một giấy tờ tuỳ thân; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  riskReviewHours: row({
    name: ['Fraud flags (hours)', 'Cảnh báo gian lận (giờ)'],
    group: 'review',
    en: 'Hours in which a fraud flag is reviewed; later it counts as overdue.',
    vi: 'Số giờ để xem xét một cảnh báo gian lận; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  harmReviewHours: row({
    name: ['Markers of harm (hours)', 'Dấu hiệu gây hại (giờ)'],
    group: 'review',
    en: 'Hours in which a marker of harm is reviewed; later it counts as overdue.',
    vi: 'Số giờ để xem xét một dấu hiệu gây hại; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  disputeHours: row({
    name: ['Peer-to-peer disputes (hours)', 'Tranh chấp ghép lệnh (giờ)'],
    group: 'review',
    en: 'Hours in which a dispute between members is decided; later it counts as overdue.',
    vi: 'Số giờ để xử lý một tranh chấp giữa các hội viên; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  vendorTransferHours: row({
    name: ['Provider transfers (hours)', 'Chuyển với nhà cung cấp (giờ)'],
    group: 'review',
    en: 'Hours in which an unclear provider transfer is decided; later it counts as overdue.',
    vi: 'Số giờ để xử lý một lệnh chuyển chưa rõ với nhà cung cấp; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 4,
    isLight: true,
  }),
  approvalReviewHours: row({
    name: ['Changes to approve (hours)', 'Thay đổi cần duyệt (giờ)'],
    group: 'review',
    en: 'Hours in which another operator decides a proposed change; later it counts as overdue.',
    vi: 'Số giờ để nhân viên khác quyết định một thay đổi được đề xuất; lâu hơn là quá hạn.',
    type: whole(1, 720),
    starts: 8,
    isLight: true,
  }),
})
