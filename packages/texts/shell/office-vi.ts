import type { WidgetWords } from './office-en.ts'

export const widgets: WidgetWords = {
  'reason.label': 'Lý do',
  'reason.hint': 'Được ghi vào nhật ký kiểm toán.',
  'picture.enlarge': 'Mở cỡ đầy đủ',
}
