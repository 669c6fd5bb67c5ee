import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.postbacks.unknown': 'Không tìm thấy postback này.',
  'refusal.postbacks.address':
    'Vui lòng nhập địa chỉ https công khai. Macro chỉ được đặt sau tên miền.',
  'refusal.postbacks.tooMany': 'Bạn có thể có tối đa {most} postback.',
}
