import type { en } from './en.ts'
import type { Letter } from './shape.ts'

const keep = 'Nhân viên {brand} không bao giờ hỏi bạn mã này.'
const notYou = 'Nếu không phải bạn, hãy đổi mật khẩu ngay và nhắn cho chúng tôi.'

/** The same messages in Vietnamese. */
export const vi = {
  'code.enter': {
    sms: '{code} là mã {brand} để đăng nhập hoặc đặt mật khẩu mới, hiệu lực {minutes} phút. Đừng đưa mã cho ai.',
    subject: '{code} là mã {brand} của bạn',
    title: 'Mã của bạn',
    lines: ['Dùng mã này để đăng nhập hoặc đặt mật khẩu mới. Mã có hiệu lực {minutes} phút.', keep],
  },
  'code.register': {
    sms: '{code} là mã {brand} để mở tài khoản, hiệu lực {minutes} phút.',
    subject: '{code} là mã {brand} của bạn',
    title: 'Chào mừng bạn đến {brand}',
    lines: ['Nhập mã này để mở tài khoản. Mã có hiệu lực {minutes} phút.', keep],
  },
  'code.bind': {
    sms: '{code} là mã {brand} để xác nhận số điện thoại này, hiệu lực {minutes} phút.',
    subject: '{code} là mã xác nhận email của bạn',
    title: 'Xác nhận địa chỉ',
    lines: ['Nhập mã này để liên kết địa chỉ này với tài khoản. Mã có hiệu lực {minutes} phút.', keep],
  },
  'code.newPlace': {
    sms: '{code} là mã {brand} để đăng nhập từ nơi mới. Không phải bạn? Hãy đổi mật khẩu.',
    subject: '{code} là mã đăng nhập từ nơi mới',
    title: 'Có phải bạn không?',
    lines: [
      'Có người dùng mật khẩu của bạn để đăng nhập từ một nơi chúng tôi chưa biết. Nếu là bạn, hãy nhập mã này. Mã có hiệu lực {minutes} phút.',
      notYou,
    ],
  },
  'code.confirm': {
    sms: '{code} là mã {brand} để xác nhận thay đổi, hiệu lực {minutes} phút. Đừng đưa mã cho ai.',
    subject: '{code} là mã xác nhận thay đổi tài khoản',
    title: 'Xác nhận thay đổi',
    lines: ['Nhập mã này để xác nhận điều bạn đang đổi. Mã có hiệu lực {minutes} phút.', keep],
  },
  'account.exists': {
    sms: 'Số này đã có tài khoản {brand}. Bạn hãy đăng nhập; nếu quên mật khẩu, bạn đặt lại được ngay tại đó.',
    subject: 'Bạn đã có tài khoản {brand}',
    title: 'Bạn đã có tài khoản',
    lines: [
      'Có người, có lẽ là bạn, muốn đăng ký bằng địa chỉ này. Bạn hãy đăng nhập; nếu quên mật khẩu, bạn đặt lại được ngay tại đó.',
    ],
  },
  'operator.link': {
    sms: '{brand}: thiết lập quyền truy cập trang quản trị: {link}',
    subject: 'Thiết lập quyền truy cập trang quản trị',
    title: 'Thiết lập quyền truy cập',
    lines: [
      'Chào {name}, tài khoản nhân viên của bạn là {account}. Vui lòng đặt mật khẩu và kết nối ứng dụng xác thực. Nút bên dưới dùng được một lần, đến {until}.',
      'Hãy mở trên thiết bị của bạn và không chuyển tiếp email này. Nếu bạn không chờ email này, hãy báo cho nhân viên khác.',
    ],
    button: 'Thiết lập quyền truy cập',
  },
  'password.link': {
    sms: '{brand}: đặt mật khẩu mới tại đây: {link}',
    subject: 'Đặt mật khẩu mới cho {brand}',
    title: 'Đặt mật khẩu mới',
    lines: [
      'Chào {account}, có yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Nút bên dưới dùng được một lần, trong {minutes} phút.',
      'Nếu không phải bạn yêu cầu, cứ bỏ qua thư này: chưa có gì thay đổi.',
    ],
    button: 'Đặt mật khẩu mới',
  },
  'password.changed': {
    sms: '{brand}: mật khẩu của bạn đã được đổi lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Mật khẩu {brand} của bạn đã được đổi',
    title: 'Mật khẩu đã được đổi',
    lines: [
      'Chào {account}, mật khẩu tài khoản đã được đổi lúc {when}. Mọi nơi khác đều đã đăng xuất.',
      notYou,
    ],
  },
  'payment.changed': {
    sms: '{brand}: mật khẩu thanh toán đã được đổi lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Mật khẩu thanh toán đã được đổi',
    title: 'Mật khẩu thanh toán đã được đổi',
    lines: ['Chào {account}, mật khẩu thanh toán của tài khoản đã được đổi lúc {when}.', notYou],
  },
  'contact.emailChanged': {
    sms: '{brand}: email của tài khoản đã được đổi lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Email của tài khoản đã được đổi',
    title: 'Email đã được đổi',
    lines: [
      'Chào {account}, từ {when} tài khoản của bạn dùng một email khác. Đây là thư cuối gửi đến địa chỉ này.',
      notYou,
    ],
  },
  'contact.mobileChanged': {
    sms: '{brand}: số điện thoại của tài khoản đã được đổi lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Số điện thoại của tài khoản đã được đổi',
    title: 'Số điện thoại đã được đổi',
    lines: ['Chào {account}, từ {when} tài khoản của bạn dùng một số điện thoại khác.', notYou],
  },
  'payout.added': {
    sms: '{brand}: từ {when} có thể rút tiền về {payout}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Tài khoản của bạn có thêm tài khoản ngân hàng để rút tiền',
    title: 'Đã liên kết tài khoản ngân hàng',
    lines: ['Chào {account}, từ {when} có thể rút tiền về {payout}.', notYou],
  },
  'withdrawal.rejected': {
    sms: '{brand}: lệnh rút {reference} chưa được duyệt. Tiền đã trở lại tài khoản của bạn.',
    subject: 'Lệnh rút {reference} chưa được duyệt',
    title: 'Lệnh rút chưa được duyệt',
    lines: [
      'Chào {account}, lệnh rút {reference} số tiền {amount} chưa được duyệt. Lý do: {reason}',
      '{amount} đã trở lại tài khoản của bạn. Nếu chưa rõ lý do, hãy nhắn chúng tôi: sẽ có người trả lời.',
    ],
  },
  'match.reported': {
    sms: '{brand}: một hội viên báo đã chuyển {amount} cho bạn ({reference}). Hãy đăng nhập và cho biết số tiền đã nhận.',
    subject: 'Một khoản {amount} chuyển cho bạn đã được báo',
    title: 'Hãy kiểm tra ngân hàng và cho biết số tiền đã nhận',
    lines: [
      'Chào {account}, một hội viên báo đã chuyển {amount} vào tài khoản ngân hàng của bạn ({reference}).',
      'Hãy kiểm tra ngân hàng, rồi đăng nhập và cho biết số tiền đã nhận. Nếu bạn không trả lời đúng hạn, chúng tôi ghi là đã nhận và không thể hoàn lại.',
    ],
  },
  'withdrawal.back': {
    sms: '{brand}: lệnh rút {reference} bị trả lại. Tiền đã trở lại tài khoản của bạn.',
    subject: 'Lệnh rút {reference} bị trả lại',
    title: 'Lệnh rút bị trả lại',
    lines: [
      'Chào {account}, ngân hàng không nhận lệnh rút {reference} số tiền {amount}.',
      '{amount} đã trở lại tài khoản của bạn. Hãy xem lại tài khoản ngân hàng rồi gửi lệnh mới.',
    ],
  },
  'security.proofAdded': {
    sms: '{brand}: {proof} đã được thêm vào tài khoản lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Tài khoản có thêm một lớp bảo vệ',
    title: 'Đã thêm lớp bảo vệ thứ hai',
    lines: ['Chào {account}, {proof} đã được thêm vào tài khoản lúc {when}.', notYou],
  },
  'security.proofRemoved': {
    sms: '{brand}: {proof} đã bị gỡ khỏi tài khoản lúc {when}. Không phải bạn? Hãy nhắn chúng tôi ngay.',
    subject: 'Một lớp bảo vệ đã bị gỡ khỏi tài khoản',
    title: 'Đã gỡ lớp bảo vệ thứ hai',
    lines: ['Chào {account}, {proof} đã bị gỡ khỏi tài khoản lúc {when}.', notYou],
  },
  'security.proofsAsked': {
    sms: '{brand}: {when} có người yêu cầu gỡ xác thực hai lớp của tài khoản bạn. Không phải bạn? Nhắn chúng tôi ngay.',
    subject: 'Có người yêu cầu gỡ xác thực hai lớp của bạn',
    title: 'Bạn bị mất điện thoại?',
    lines: [
      'Chào {account}, {when} có người báo với bộ phận hỗ trợ rằng ứng dụng xác thực, khoá truy cập và mã khôi phục của tài khoản bạn đã mất. Nếu nhân viên thứ hai đồng ý, chúng sẽ bị gỡ.',
      'Nếu không phải bạn, hãy nhắn cho chúng tôi ngay: hiện chưa có gì bị gỡ.',
    ],
  },
  'security.proofsKept': {
    sms: '{brand}: xác thực hai lớp của tài khoản bạn được giữ nguyên ({when}).',
    subject: 'Xác thực hai lớp của bạn được giữ nguyên',
    title: 'Không có gì bị gỡ',
    lines: [
      'Chào {account}, ứng dụng xác thực, khoá truy cập và mã khôi phục của tài khoản bạn được giữ nguyên, theo quyết định lúc {when}.',
    ],
  },
  'login.newPlace': {
    sms: '{brand}: có đăng nhập mới lúc {when} từ {place}. Không phải bạn? Hãy đổi mật khẩu.',
    subject: 'Đăng nhập từ một nơi mới',
    title: 'Bạn đăng nhập từ nơi mới',
    lines: [
      'Chào {account}, lúc {when} có người đăng nhập tài khoản của bạn từ {place} bằng {device}.',
      notYou,
    ],
  },
  'login.suspicious': {
    sms: '{brand}: chúng tôi đã chặn nhiều lần đăng nhập sai vào tài khoản của bạn lúc {when}. Tài khoản vẫn an toàn.',
    subject: 'Chúng tôi đã chặn các lần đăng nhập sai',
    title: 'Có người thử tài khoản của bạn',
    lines: [
      'Chào {account}, lúc {when} chúng tôi đã chặn nhiều lần đăng nhập sai mật khẩu từ {place}. Không ai vào được.',
      'Nếu bạn dùng mật khẩu này ở nơi khác, bạn nên đổi ngay hôm nay.',
    ],
  },
} as const satisfies { readonly [N in keyof typeof en]: Letter }
