import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'refusal.sportPrices.scopeUnknown': 'Không tìm thấy nội dung cần tạm khoá.',
  'refusal.sportPrices.expectationInvalid': 'Các giá trị dự báo nằm ngoài phạm vi mô hình của môn này.',
}
