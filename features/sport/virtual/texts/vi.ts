import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'refusal.sportVirtual.unknown': 'Đây không phải là trận của giải ảo.',
  'virtual.about':
    'Trận ảo: đội hư cấu, kéo dài hai phút, kết quả do mã đã chốt trước khi mở cược quyết định.',
}
