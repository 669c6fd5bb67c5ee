import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** The time in which waiting work is done; later it is overdue in the menu, on the overview and in its queue. */
export const settings = placed(360, {
  depositReviewMinutes: row({
    name: ['Deposits (minutes)', 'Lệnh nạp (phút)'],
    group: 'review',
    en: 'Minutes allowed for a decision on a deposit under review; after that it counts as overdue.',
    vi: 'Thời hạn xử lý một lệnh nạp chờ duyệt, tính bằng phút; sau đó tính là quá hạn.',
    type: whole(1, 10_080),
    starts: 30,
    isLight: true,
  }),
  chatAnswerMinutes: row({
    name: ['Live chat (minutes)', 'Hỗ trợ trực tuyến (phút)'],
    group: 'review',
    en: 'Minutes allowed for an operator to take a new conversation; after that it counts as overdue.',
    vi: 'Thời hạn nhân viên nhận một cuộc trò chuyện mới, tính bằng phút; sau đó tính là quá hạn.',
    type: whole(1, 1_440),
    starts: 5,
    isLight: true,
  }),
  documentReviewHours: row({
    name: ['Identity documents (hours)', 'Giấy tờ tuỳ thân (giờ)'],
    group: 'review',
    en: 'Hours allowed for the review of an identity document; after that it counts as overdue.',
    vi: 'Thời hạn duyệt một giấy tờ tuỳ thân, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  riskReviewHours: row({
    name: ['Fraud flags (hours)', 'Cảnh báo gian lận (giờ)'],
    group: 'review',
    en: 'Hours allowed for the review of a fraud flag; after that it counts as overdue.',
    vi: 'Thời hạn xem xét một cảnh báo gian lận, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  harmReviewHours: row({
    name: ['Markers of harm (hours)', 'Dấu hiệu chơi quá mức (giờ)'],
    group: 'review',
    en: 'Hours allowed for the review of a marker of harm; after that it counts as overdue.',
    vi: 'Thời hạn xem xét một dấu hiệu chơi quá mức, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  disputeHours: row({
    name: ['Peer-to-peer disputes (hours)', 'Tranh chấp ghép lệnh (giờ)'],
    group: 'review',
    en: 'Hours allowed for a decision on a dispute between members; after that it counts as overdue.',
    vi: 'Thời hạn xử lý một tranh chấp giữa các hội viên, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
  vendorTransferHours: row({
    name: ['Provider transfers (hours)', 'Chuyển tiền với nhà cung cấp (giờ)'],
    group: 'review',
    en: 'Hours allowed for a decision on an unconfirmed provider transfer; after that it counts as overdue.',
    vi: 'Thời hạn xử lý một khoản chuyển chưa được nhà cung cấp xác nhận, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 4,
    isLight: true,
  }),
  approvalReviewHours: row({
    name: ['Changes to approve (hours)', 'Thay đổi cần duyệt (giờ)'],
    group: 'review',
    en: 'Hours allowed for another operator to decide a proposed change; after that it counts as overdue.',
    vi: 'Thời hạn để nhân viên khác quyết định một thay đổi được đề xuất, tính bằng giờ; sau đó tính là quá hạn.',
    type: whole(1, 720),
    starts: 8,
    isLight: true,
  }),
})
