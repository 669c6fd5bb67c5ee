import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.settings.unknown': 'Không có thiết lập này.',
  'refusal.settings.noSuchPack': 'Không có bộ quy định nào tên như vậy. Hiện có: {packs}.',
  'refusal.settings.outOfBounds': 'Giá trị nằm ngoài giới hạn của thiết lập.',

  'settings.find': 'Tìm thiết lập',
  'settings.none': 'Không có thiết lập nào như vậy.',
  'settings.changed': 'đã đổi',
  'settings.startsAt': 'Mặc định {value}',
  'settings.empty': 'trống',
  'settings.bounds': '{least} đến {most}',
  'settings.listHint': 'Cách nhau bằng dấu phẩy.',
  'settings.edit': 'Đổi {name}',
  'settings.value': 'Giá trị',
  'settings.reset': 'Về mặc định',
  'settings.save': 'Lưu',
  'settings.secretHint': 'Nhập giá trị mới; để trống là xoá. Giá trị đã lưu không bao giờ hiện lại.',
  'settings.saved': '{name} đã có hiệu lực',
  'settings.yes': 'Có',
  'settings.no': 'Không',
}
