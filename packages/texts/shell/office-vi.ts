import type { SameKeys } from '../words.ts'
import type { widgets as english } from './office-en.ts'

export const widgets: SameKeys<typeof english> = {
  'reason.label': 'Lý do',
  'reason.hint': 'Được ghi vào nhật ký kiểm toán.',
  'picture.enlarge': 'Mở cỡ đầy đủ',
}
