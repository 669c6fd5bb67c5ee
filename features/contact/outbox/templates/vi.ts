import type { en } from './en.ts'
import type { Template } from './shape.ts'

const keep = 'Nhân viên của chúng tôi không bao giờ hỏi bạn mã này.'
const notYou = 'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ với chúng tôi.'

/** The same message templates in Vietnamese. */
export const vi = {
  'code.enter': {
    sms: '{code} là mã {brand} để đăng nhập hoặc đặt mật khẩu mới, hiệu lực {minutes} phút. Không chia sẻ mã này.',
    subject: '{code} là mã {brand} của bạn',
    title: 'Mã xác minh',
    lines: ['Dùng mã này để đăng nhập hoặc đặt mật khẩu mới. Mã có hiệu lực {minutes|phút}.', keep],
  },
  'code.register': {
    sms: '{code} là mã {brand} để mở tài khoản, hiệu lực {minutes} phút. Không chia sẻ mã này.',
    subject: '{code} là mã {brand} của bạn',
    title: 'Chào mừng bạn đến với {brand}',
    lines: ['Nhập mã này để mở tài khoản. Mã có hiệu lực {minutes|phút}.', keep],
  },
  'code.bind': {
    sms: '{code} là mã {brand} để xác nhận số điện thoại này, hiệu lực {minutes} phút. Không chia sẻ mã này.',
    subject: '{code} là mã xác nhận email của bạn',
    title: 'Xác nhận email',
    lines: ['Nhập mã này để thêm email này vào tài khoản. Mã có hiệu lực {minutes|phút}.', keep],
  },
  'code.newPlace': {
    sms: '{code} là mã {brand} để đăng nhập từ thiết bị hoặc vị trí mới. Không phải bạn? Hãy đổi mật khẩu.',
    subject: '{code} là mã đăng nhập từ thiết bị hoặc vị trí mới',
    title: 'Xác nhận đây là bạn',
    lines: [
      'Mật khẩu của bạn vừa được dùng để đăng nhập từ thiết bị hoặc vị trí chúng tôi chưa biết. Nếu là bạn, vui lòng nhập mã này. Mã có hiệu lực {minutes|phút}.',
      notYou,
    ],
  },
  'code.confirm': {
    sms: '{code} là mã {brand} để xác nhận thay đổi, hiệu lực {minutes} phút. Không chia sẻ mã này.',
    subject: '{code} là mã xác nhận thay đổi tài khoản',
    title: 'Xác nhận thay đổi',
    lines: ['Nhập mã này để xác nhận thay đổi trên tài khoản. Mã có hiệu lực {minutes|phút}.', keep],
  },
  'account.exists': {
    sms: 'Số này đã có tài khoản {brand}. Vui lòng đăng nhập; nếu quên mật khẩu, bạn có thể đặt lại ở trang đăng nhập.',
    subject: 'Bạn đã có tài khoản {brand}',
    title: 'Bạn đã có tài khoản',
    lines: [
      'Chúng tôi nhận được yêu cầu đăng ký bằng địa chỉ này. Bạn đã có tài khoản, vui lòng đăng nhập. Nếu quên mật khẩu, bạn có thể đặt lại ở trang đăng nhập.',
    ],
  },
  'operator.link': {
    sms: 'Thiết lập quyền truy cập trang quản trị {brand}: {link}',
    subject: 'Thiết lập quyền truy cập trang quản trị',
    title: 'Thiết lập quyền truy cập',
    lines: [
      'Chào {name}, tài khoản nhân viên của bạn là {account}. Vui lòng đặt mật khẩu và kết nối ứng dụng xác thực. Nút bên dưới dùng được một lần, đến {until}.',
      'Hãy mở trên thiết bị của bạn và không chuyển tiếp email này. Nếu bạn không chờ email này, hãy báo cho nhân viên khác.',
    ],
    button: 'Thiết lập quyền truy cập',
  },
  'affiliate.received': {
    sms: '{brand} đã nhận đơn liên kết A-{number}. Xem trạng thái: {link}',
    subject: 'Chúng tôi đã nhận đơn liên kết A-{number}',
    title: 'Đã nhận đơn đăng ký',
    lines: [
      'Chào {name}, cảm ơn bạn đã gửi đơn A-{number}. Chúng tôi trả lời trong ba ngày làm việc.',
      'Bấm nút bên dưới để xem trạng thái đơn. Đường dẫn này là của riêng bạn, vui lòng không chuyển tiếp email.',
    ],
    button: 'Xem trạng thái',
  },
  'affiliate.accepted': {
    sms: '{brand} đã duyệt đơn liên kết của bạn. Tài khoản: {account}. Mật khẩu dùng một lần: {code}',
    subject: 'Đơn liên kết của bạn đã được duyệt',
    title: 'Chào mừng bạn đến với chương trình liên kết',
    lines: [
      'Chào {name}, đơn của bạn đã được duyệt. Tài khoản của bạn là {account}, gói hoa hồng: {plan}.',
      'Mật khẩu dùng một lần: {code}. Bạn sẽ đặt mật khẩu riêng khi đăng nhập lần đầu.',
    ],
  },
  'affiliate.joined': {
    sms: '{brand} đã duyệt đơn liên kết của bạn. Vui lòng đăng nhập bằng tài khoản {account}.',
    subject: 'Đơn liên kết của bạn đã được duyệt',
    title: 'Chào mừng bạn đến với chương trình liên kết',
    lines: [
      'Chào {name}, đơn của bạn đã được duyệt. Gói hoa hồng: {plan}.',
      'Đăng nhập bằng tài khoản {account} và mở trung tâm liên kết trong menu tài khoản.',
    ],
  },
  'affiliate.rejected': {
    sms: 'Đơn liên kết {brand} của bạn chưa được duyệt. Lý do: {reason}',
    subject: 'Về đơn liên kết của bạn',
    title: 'Đơn của bạn chưa được duyệt',
    lines: ['Chào {name}, chúng tôi đã xem xét và chưa thể duyệt đơn của bạn.', 'Lý do: {reason}'],
  },
  'password.link': {
    sms: 'Đặt mật khẩu {brand} mới: {link}',
    subject: 'Đặt mật khẩu mới cho {brand}',
    title: 'Đặt mật khẩu mới',
    lines: [
      'Chào {account}, chúng tôi nhận được yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Nút bên dưới dùng được một lần, trong {minutes|phút}.',
      'Nếu không phải bạn, hãy bỏ qua email này. Chưa có gì thay đổi.',
    ],
    button: 'Đặt mật khẩu mới',
  },
  'password.changed': {
    sms: '{brand}: mật khẩu của bạn đã được đổi lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Mật khẩu {brand} của bạn đã được đổi',
    title: 'Đã đổi mật khẩu',
    lines: [
      'Chào {account}, mật khẩu tài khoản của bạn đã được đổi lúc {when}. Bạn đã được đăng xuất khỏi các thiết bị khác.',
      notYou,
    ],
  },
  'payment.changed': {
    sms: '{brand}: mật khẩu thanh toán đã được đổi lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Mật khẩu thanh toán đã được đổi',
    title: 'Đã đổi mật khẩu thanh toán',
    lines: ['Chào {account}, mật khẩu thanh toán của bạn đã được đổi lúc {when}.', notYou],
  },
  'contact.emailChanged': {
    sms: '{brand}: email của tài khoản đã được đổi lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Email của tài khoản đã được đổi',
    title: 'Đã đổi email',
    lines: [
      'Chào {account}, từ {when} tài khoản của bạn dùng một email khác. Đây là email cuối cùng gửi đến địa chỉ này.',
      notYou,
    ],
  },
  'contact.mobileChanged': {
    sms: '{brand}: số điện thoại của tài khoản đã được đổi lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Số điện thoại của tài khoản đã được đổi',
    title: 'Đã đổi số điện thoại',
    lines: ['Chào {account}, từ {when} tài khoản của bạn dùng một số điện thoại khác.', notYou],
  },
  'payout.added': {
    sms: '{brand}: {payout} đã được thêm để rút tiền lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Đã thêm tài khoản ngân hàng để rút tiền',
    title: 'Đã thêm tài khoản ngân hàng',
    lines: ['Chào {account}, {payout} đã được thêm vào tài khoản của bạn để rút tiền lúc {when}.', notYou],
  },
  'withdrawal.rejected': {
    sms: '{brand}: lệnh rút {reference} không được duyệt. Tiền đã trở lại số dư của bạn.',
    subject: 'Lệnh rút {reference} không được duyệt',
    title: 'Lệnh rút không được duyệt',
    lines: [
      'Chào {account}, lệnh rút {reference} số tiền {amount} không được duyệt. Lý do: {reason}',
      '{amount} đã trở lại số dư của bạn. Nếu có thắc mắc về lý do, vui lòng liên hệ với chúng tôi.',
    ],
  },
  'match.reported': {
    sms: '{brand}: một hội viên báo đã chuyển {amount} cho bạn ({reference}). Vui lòng đăng nhập và xác nhận số tiền đã nhận.',
    subject: 'Xác nhận khoản {amount} chuyển cho bạn',
    title: 'Xác nhận số tiền đã nhận',
    lines: [
      'Chào {account}, một hội viên báo đã chuyển {amount} vào tài khoản ngân hàng của bạn ({reference}).',
      'Vui lòng kiểm tra ngân hàng, rồi đăng nhập và xác nhận số tiền đã nhận. Nếu bạn không phản hồi đúng hạn, hệ thống sẽ xác nhận là đã nhận và không thể hoàn lại.',
    ],
  },
  'withdrawal.back': {
    sms: '{brand}: ngân hàng đã hoàn lại lệnh rút {reference}. Tiền đã trở lại số dư của bạn.',
    subject: 'Lệnh rút {reference} bị hoàn lại',
    title: 'Lệnh rút bị hoàn lại',
    lines: [
      'Chào {account}, ngân hàng từ chối lệnh rút {reference} số tiền {amount}.',
      '{amount} đã trở lại số dư của bạn. Vui lòng kiểm tra thông tin tài khoản ngân hàng rồi gửi lệnh rút mới.',
    ],
  },
  'security.proofAdded': {
    sms: '{brand}: {proof} đã được thêm vào tài khoản lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Bảo mật tài khoản vừa thay đổi',
    title: 'Đã thêm phương thức bảo mật',
    lines: ['Chào {account}, {proof} đã được thêm vào tài khoản của bạn lúc {when}.', notYou],
  },
  'security.proofRemoved': {
    sms: '{brand}: {proof} đã bị gỡ khỏi tài khoản lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Bảo mật tài khoản vừa thay đổi',
    title: 'Đã gỡ phương thức bảo mật',
    lines: ['Chào {account}, {proof} đã bị gỡ khỏi tài khoản của bạn lúc {when}.', notYou],
  },
  'security.proofsAsked': {
    sms: '{brand}: có yêu cầu đặt lại xác thực hai lớp của bạn lúc {when}. Không phải bạn? Hãy liên hệ ngay.',
    subject: 'Có yêu cầu đặt lại xác thực hai lớp của bạn',
    title: 'Yêu cầu đặt lại xác thực hai lớp',
    lines: [
      'Chào {account}, lúc {when} bộ phận hỗ trợ nhận được báo mất ứng dụng xác thực, khoá truy cập và mã khôi phục của tài khoản bạn. Nếu nhân viên thứ hai phê duyệt, chúng tôi sẽ gỡ các mục này.',
      'Nếu không phải bạn, vui lòng liên hệ với chúng tôi ngay. Hiện chưa có gì bị gỡ.',
    ],
  },
  'security.proofsKept': {
    sms: '{brand}: xác thực hai lớp của bạn được giữ nguyên ({when}).',
    subject: 'Xác thực hai lớp của bạn được giữ nguyên',
    title: 'Giữ nguyên xác thực hai lớp',
    lines: [
      'Chào {account}, lúc {when} chúng tôi quyết định không đặt lại xác thực hai lớp của bạn. Ứng dụng xác thực, khoá truy cập và mã khôi phục vẫn dùng được.',
    ],
  },
  'login.newPlace': {
    sms: '{brand}: đăng nhập mới lúc {when} từ {place}. Không phải bạn? Hãy đổi mật khẩu ngay.',
    subject: 'Đăng nhập mới vào tài khoản của bạn',
    title: 'Đăng nhập từ thiết bị hoặc vị trí mới',
    lines: [
      'Chào {account}, tài khoản của bạn vừa được đăng nhập lúc {when} từ {place} bằng {device}.',
      notYou,
    ],
  },
  'login.suspicious': {
    sms: '{brand}: chúng tôi đã chặn nhiều lần đăng nhập thất bại vào tài khoản của bạn lúc {when}. Tài khoản vẫn an toàn.',
    subject: 'Đã chặn các lần đăng nhập thất bại',
    title: 'Đã chặn đăng nhập thất bại',
    lines: [
      'Chào {account}, lúc {when} chúng tôi đã chặn nhiều lần đăng nhập sai mật khẩu từ {place}. Không có lần nào thành công.',
      'Nếu bạn dùng mật khẩu này ở trang khác, hãy đổi mật khẩu đó.',
    ],
  },
} as const satisfies { readonly [N in keyof typeof en]: Template }
