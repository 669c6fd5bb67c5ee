import type { Language } from '#server/call.ts'
import { flags, type FlagName } from './flags.ts'
import { terms, type TermName } from './shapes.ts'

const flagsVi: Readonly<Record<FlagName, string>> = {
  USERNAMEREG3: 'Có thể đăng ký bằng tên đăng nhập.',
  DIRECTREG3: 'Ai cũng đăng ký được, không cần lời mời.',
  MOBILENUMREG3: 'Có thể đăng ký bằng số điện thoại.',
  MOBILENUMPASSREG3: 'Người đăng ký bằng số điện thoại tự đặt mật khẩu.',
  REGMOBVERF3: 'Khi đăng ký phải xác minh số điện thoại bằng mã.',
  MOBILEVERCODELOGIN3: 'Hội viên đăng nhập được bằng mã gửi tới điện thoại.',
  FREEPLAY3: 'Khách được chơi thử bằng tiền ảo với tài khoản dùng thử.',
  CHNGPASSVERIF3: 'Quên mật khẩu thì đặt lại bằng mã gửi tới điện thoại.',
  PWDEXPFORCECHANGE3: 'Mật khẩu hết hạn phải được đổi trước khi tiếp tục.',
  socialGoogle: 'Đăng nhập và đăng ký được bằng Google.',
  socialFacebook: 'Đăng nhập và đăng ký được bằng Facebook.',
  chatRoom: 'Hội viên có phòng trò chuyện được kiểm duyệt.',
  vendorWallets: 'Hội viên có trang “Ví của tôi” với ví riêng của các nhà cung cấp.',
  loggedInOnlyHome: 'Chỉ người đã đăng nhập mới thấy trang; người khác chỉ thấy phần đăng nhập.',
  dividendContract: 'Đại lý có hợp đồng chia lợi nhuận.',
  dailySalary: 'Đại lý có lương ngày.',
  hourlySalary: 'Đại lý có lương giờ.',
  realTimeSalary: 'Đại lý có lương tức thời.',
}

const termsVi: Readonly<Record<TermName, string>> = {
  minimumAge: 'Tuổi tối thiểu để được chơi.',
  slotRoundMs: 'Khoảng cách ngắn nhất giữa hai vòng quay, tính bằng mili giây.',
  casinoRoundMs: 'Khoảng cách ngắn nhất giữa hai ván của các trò casino khác, tính bằng mili giây.',
  depositMonthMost: 'Mức nạp tối đa một tháng, tính theo đơn vị tiền tệ; 0 là không giới hạn.',
  depositMonthStart: 'Hạn mức nạp mỗi tháng khi hội viên chưa tự chọn; 0 là chưa có hạn mức.',
  lossDayMost: 'Mức thua tối đa một ngày, tính theo đơn vị tiền tệ; 0 là không giới hạn.',
  lossMonthMost: 'Mức thua tối đa một tháng, tính theo đơn vị tiền tệ; 0 là không giới hạn.',
  stakeMost: 'Mức cược tối đa một lần, tính theo đơn vị tiền tệ; 0 là không giới hạn.',
  checkMinutes: 'Số phút chơi thì nhắc giờ một lần khi hội viên chưa tự chọn; 0 là không nhắc.',
  checkMinutesMost:
    'Khoảng cách dài nhất giữa hai lần nhắc giờ mà hội viên được chọn, tính bằng phút; 0 là tuỳ hội viên.',
  papersDepositFrom:
    'Nạp tổng cộng đến mức này thì phải gửi giấy tờ trước, tính theo đơn vị tiền tệ; 1 là ngay từ đầu, 0 là không cần.',
  papersWithdrawFrom:
    'Rút tổng cộng đến mức này thì phải gửi giấy tờ trước, tính theo đơn vị tiền tệ; 1 là ngay từ đầu, 0 là không cần.',
  asksLimitFirst: 'Trước lần nạp đầu tiên, hội viên được hỏi có đặt hạn mức không.',
  allowsAutoplay: 'Trò chơi được tự chạy tiếp.',
  autoplayMost: 'Một lần tự chạy được nhiều nhất bao nhiêu vòng.',
  allowsTurbo: 'Được xem vòng quay nhanh hơn: chơi nhanh và dừng cuộn sớm.',
  allowsBonusBuy: 'Trò chơi được bán tính năng thưởng nếu thương hiệu đã bật.',
  depositDayMost: 'Mức nạp tối đa một ngày, tính theo đơn vị tiền tệ; 0 là không giới hạn.',
  recordDaysLeast:
    'Số ngày tối thiểu phải lưu lịch sử đăng nhập, email và cuộc trò chuyện hỗ trợ, bất kể cài đặt của thương hiệu.',
  needsHelp: 'Không mở trò chơi khi có nơi trợ giúp bên ngoài không trả lời.',
  allowsSports: 'Có thể thao và thể thao điện tử.',
  allowsCasino: 'Có casino trực tiếp, slot và game bài.',
  allowsLottery: 'Có xổ số.',
  allowsTransfers: 'Đại lý và hội viên được chuyển tiền trong cùng một tuyến.',
}

/** A flag's sentence in the operator's language. */
export function flagSays(name: FlagName, language: Language): string {
  return language === 'vi' ? flagsVi[name] : flags[name].says
}

/** A term's sentence in the operator's language. */
export function termSays(name: TermName, language: Language): string {
  return language === 'vi' ? termsVi[name] : terms[name].says
}
