import type { SameKeys } from '../words.ts'
import type { layers as english } from './en.ts'
import { fair } from './fair-vi.ts'
import { footer } from './footer-vi.ts'
import { jackpot } from './jackpot-vi.ts'
import { uiLate } from './ui-vi.ts'

/** The same keys as English, or it does not compile. */
export const layers: SameKeys<typeof english> = {
  ...fair,
  ...footer,
  ...jackpot,
  ...uiLate,
  'shell.languageText': 'Các ngôn ngữ màu xám hiện chưa có trên trang này.',
  'shell.searchHint': 'Tìm trong {count|trò chơi}',
  'shell.searchNone': 'Không tìm thấy “{text}”',
  'shell.searchNoneHint': 'Bạn thử từ ngắn hơn hoặc xem theo thể loại nhé.',
  'shell.logoutTitle': 'Đăng xuất?',
  'shell.logoutText':
    'Số dư và các ván đang chơi vẫn được giữ nguyên. Bạn có thể đăng nhập lại bất cứ lúc nào.',
  'shell.logoutStay': 'Ở lại',
  'shell.loggedOut': 'Bạn đã đăng xuất',
  'seamless.title': 'Sảnh nhà cung cấp',
  'seamless.none': 'Chưa có nhà cung cấp nào',
  'seamless.noneText': 'Trò chơi của các nhà cung cấp khác sẽ hiển thị ở đây khi có.',
  'frame.expand': 'Mở toàn trang',
  'frame.back': 'Về danh sách trò chơi',
  'frame.fullScreen': 'Toàn màn hình',
  'frame.exitFullScreen': 'Thoát toàn màn hình',
  'frame.timePlayed': 'Thời gian chơi',
  'frame.net': 'Lời lỗ',
  'frame.opening': 'Đang mở {game}…',
  'frame.openingHint': 'Đang chuẩn bị bàn chơi…',
  'frame.demoTitle': 'Chơi thử {game} miễn phí',
  'frame.demoText': 'Dùng tiền ảo, không cần tài khoản. Luật chơi và tỷ lệ giống như chơi thật.',
  'frame.demo': 'Chơi thử',
  'frame.session': 'Đăng nhập để chơi',
  'frame.sessionHint': 'Trò chơi sẽ mở sau khi bạn đăng nhập.',
  'frame.none': 'Chọn một trò chơi',
  'frame.noneHint': 'Tất cả trò chơi có ở trang chủ.',
}
