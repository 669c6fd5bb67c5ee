import type { en } from './en.ts'
import { siteVi } from './site-vi.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  ...siteVi,
  'refusal.tables.unknown': 'Bàn này không tồn tại.',
  'refusal.tables.closed': 'Bàn này đang đóng. Vui lòng chọn bàn khác.',
  'refusal.tables.overLimit': 'Hạn mức là {most}.',
  'refusal.tables.savedFull': 'Bạn lưu được tối đa 20 bộ cược. Hãy xoá bớt một bộ.',
}
