import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'sportCampaigns.kind': 'Chương trình',
  'sportCampaigns.kind.boost': 'Thưởng cược xiên',
  'sportCampaigns.kind.earlyPayout': 'Trả thưởng sớm',
  'sportCampaigns.new': 'Mở chương trình',
  'sportCampaigns.newText':
    'Cần một nhân viên khác duyệt. Phiên bản mới thay thế hẳn phiên bản đang chạy; vé đã nhận giữ nguyên điều khoản.',
  'sportCampaigns.sent': 'Đã gửi duyệt',
  'sportCampaigns.steps': 'Tỷ lệ theo số lựa chọn',
  'sportCampaigns.legs': 'Số lựa chọn',
  'sportCampaigns.percent': 'Phần trăm tiền thắng',
  'sportCampaigns.addStep': 'Thêm mức',
  'sportCampaigns.removeStep': 'Xoá mức',
  'sportCampaigns.leastPrice': 'Tỷ lệ cược tối thiểu mỗi lựa chọn (thập phân)',
  'sportCampaigns.most': 'Tiền thưởng tối đa mỗi vé',
  'sportCampaigns.lead': 'Số bàn dẫn trước (2–4)',
  'sportCampaigns.days': 'Số ngày',
  'sportCampaigns.reason': 'Lý do',
  'sportCampaigns.none': 'Chưa có chương trình',
  'sportCampaigns.noneText': 'Chương trình thưởng cược xiên và trả thưởng sớm hiển thị ở đây khi được mở.',
  'sportCampaigns.cost': 'Chi phí đến nay: thưởng cược xiên {boost}, trả thưởng sớm {early}.',
  'sportCampaigns.version': 'Phiên bản {version}',
  'sportCampaigns.state.running': 'Đang chạy',
  'sportCampaigns.state.coming': 'Chờ chạy',
  'sportCampaigns.state.replaced': 'Đã được thay thế',
  'sportCampaigns.state.over': 'Đã kết thúc',
  'sportCampaigns.stop': 'Kết thúc',
  'sportCampaigns.stopAsk': 'Kết thúc {name}?',
  'sportCampaigns.stopText': 'Vé mới không được tham gia. Vé đã nhận giữ nguyên điều khoản.',
  'sportCampaigns.step': '{legs} lựa chọn +{percent}%',
  'sportCampaigns.boostTerms':
    'Cộng vào tiền thắng của vé xiên thắng cược: {steps}. Chỉ tính lựa chọn thắng có tỷ lệ từ {price} trở lên. Tối đa {most} mỗi vé, làm tròn xuống; chỉ áp dụng vé tiền mặt, không áp dụng khi rút sớm.',
  'sportCampaigns.earlyTerms':
    'Vé cược đội thắng của trận bóng đá, đặt trước giờ bóng lăn, được tính thắng ngay khi đội đã chọn dẫn trước {lead} bàn. Lựa chọn trong vé xiên cũng được tính thắng như vậy.',
  'sportCampaigns.boostNow': 'Thưởng +{percent}%',
  'sportCampaigns.boostMore': 'Thêm {more|lựa chọn} có tỷ lệ từ {price} trở lên để được thưởng +{percent}%.',
  'sportCampaigns.boosted': 'Thưởng đến +{percent}% tiền thắng',
  'sportCampaigns.early': 'Trả thưởng sớm khi dẫn trước {lead} bàn',
  'sportCampaigns.notBonus':
    'Tiền thưởng trả một phần hoặc toàn bộ tiền cược này nên không được thưởng cược xiên hay trả thưởng sớm.',
  'sportCampaigns.title': 'Chương trình',
  'refusal.sportCampaigns.unsound':
    'Điều khoản không hợp lệ: tỷ lệ phải tăng theo số lựa chọn và thời điểm kết thúc phải sau thời điểm bắt đầu.',
  'refusal.sportCampaigns.notRunning': 'Chương trình này không chạy.',
  'audit.did.sport.campaign.launch': 'Đã mở chương trình thể thao',
  'audit.did.sport.campaign.stop': 'Đã kết thúc chương trình thể thao',
}
