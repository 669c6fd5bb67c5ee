import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.payments.unknownProcessor': 'Chưa kết nối cổng thanh toán nào có tên này.',
  'refusal.payments.notProved': 'Thông báo không được ký đúng cách ({why}).',
  'refusal.payments.notUnderstood': 'Thông báo này không phải về thanh toán.',
  'refusal.payments.unknownOrder': 'Chưa có giao dịch nào mang mã này.',
}
