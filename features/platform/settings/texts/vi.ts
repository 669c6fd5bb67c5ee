import type { SameKeys } from '#texts/words.ts'
import { namesVi } from './names-vi.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.settings.unknown': 'Không tìm thấy thiết lập.',
  'refusal.settings.noSuchPack': 'Không tìm thấy bộ quy định. Hiện có: {packs}.',
  'refusal.settings.outOfBounds': 'Giá trị nằm ngoài khoảng cho phép.',

  ...namesVi,

  'settings.find': 'Tìm thiết lập',
  'settings.none': 'Không có kết quả',
  'settings.changed': 'đã đổi',
  'settings.startsAt': 'Mặc định: {value}',
  'settings.empty': 'trống',
  'settings.bounds': '{least} – {most}',
  'settings.listHint': 'Cách nhau bằng dấu phẩy.',
  'settings.edit': 'Đổi {name}',
  'settings.value': 'Giá trị',
  'settings.reset': 'Về mặc định',
  'settings.save': 'Lưu',
  'settings.secretHint': 'Nhập giá trị mới, hoặc để trống để xoá. Giá trị đã lưu không bao giờ hiển thị.',
  'settings.review': 'Xem lại thay đổi',
  'settings.diff': 'Thay đổi của bạn',
  'settings.now': 'Hiện tại',
  'settings.next': 'Mới',
  'settings.same': 'Giá trị không thay đổi.',
  'settings.two': 'Nhân viên thứ hai phải duyệt thì thay đổi mới có hiệu lực.',
  'settings.one': 'Có hiệu lực ngay, không cần duyệt.',
  'settings.back': 'Sửa',
  'settings.groups': 'Các mục',
  'settings.saved': 'Đã lưu {name}',
  'settings.yes': 'Có',
  'settings.no': 'Không',
}
