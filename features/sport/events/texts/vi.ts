import type { en } from './en.ts'

/** Texts of sports events in Vietnamese. */
export const vi: Readonly<Record<keyof typeof en, string>> = {
  'refusal.sports.zoneUnknown': 'Múi giờ không hợp lệ. Vui lòng chọn trong danh sách.',
  'refusal.sports.eventUnknown': 'Không tìm thấy trận đấu này.',
  'refusal.sports.leagueUnknown': 'Không tìm thấy giải đấu này.',
  'refusal.sports.favouriteUnknown': 'Trận, giải hoặc đội này không còn nữa.',
  'refusal.sports.favouritesFull': 'Bạn đã lưu tối đa {most} mục yêu thích. Hãy bỏ bớt một mục.',
  'refusal.sports.resultInvalid': 'Kết quả không hợp lệ. Kiểm tra lại: {detail}.',
  'refusal.sports.resultTooEarly': 'Trận đấu chưa bắt đầu.',
  'refusal.sports.resultSame': 'Đây đã là kết quả chính thức.',
  'refusal.sports.wrongState': 'Không thực hiện được ở trạng thái hiện tại của trận.',
  'refusal.sports.incidentInvalid': 'Không ghi nhận được: {detail}.',
  'refusal.sports.leagueReplayed':
    'Mã bắt đầu bằng “replay-” chỉ dành cho các trận đã đá được phát lại. Hãy chọn mã khác.',
  'refusal.sports.fileUnreadable': 'Không đọc được tệp: {problem}.',
  'refusal.sports.feedTaken': 'Đã có nguồn dữ liệu dùng tên này.',
  'refusal.sports.feedUnknown': 'Không tìm thấy nguồn dữ liệu này.',
  'refusal.sports.feedKey': 'Nguồn dữ liệu hoặc khoá API không đúng.',
  'refusal.sports.feedUnreadable': 'Dữ liệu gửi lên phải là danh sách tối đa 500 bản tin.',
  'audit.did.sport.addFeed': 'Đã thêm nguồn dữ liệu thể thao',
  'audit.did.sport.switchFeed': 'Đã bật hoặc tắt nguồn dữ liệu thể thao',
  'audit.did.sport.import': 'Đã nhập trận đấu',
  'audit.did.sport.result': 'Đã nhập kết quả trận đấu',
  'audit.did.sport.state': 'Đã đổi trạng thái trận đấu',
  'audit.did.sport.incident': 'Đã nhập diễn biến trận đấu',
  'audit.did.sport.price': 'Đã đổi tỷ lệ cược của trận đấu',
  'audit.did.sport.expect': 'Đã đổi dự kiến của trận đấu',
  'audit.did.sport.suspend': 'Đã tạm ngừng nhận cược thể thao',
  'audit.did.sport.resume': 'Đã mở lại nhận cược thể thao',
}
