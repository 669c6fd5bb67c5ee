import type { en } from './en.ts'

export const vi: Record<keyof typeof en, string> = {
  'tickets.title': 'Vé cào',
  'refusal.tickets.unknownDesign': 'Không tìm thấy loại vé này.',
  'refusal.tickets.notOnSale': 'Vé này hiện không mở bán.',
  'refusal.tickets.fewLeft': 'Đợt vé này chỉ còn {left} vé. Vui lòng mua ít hơn hoặc thử lại sau một phút.',
  'refusal.tickets.unknown': 'Không tìm thấy vé này.',
  'refusal.tickets.notScratched': 'Vé này chưa được cào.',
  'refusal.tickets.unknownSeries': 'Không tìm thấy đợt vé này.',
  'refusal.tickets.seedSecret': 'Seed được công bố khi đợt vé đã đóng và mọi vé đã bán đều được cào.',
  'refusal.tickets.alreadyOpen': 'Vé này đang được mở bán.',
  'refusal.tickets.notPrinted': 'Đợt vé tiếp theo đang được in. Vui lòng thử lại sau một phút.',
  'audit.did.tickets.open': 'Mở bán một loại vé cào',
  'audit.did.tickets.pause': 'Tạm dừng bán một loại vé cào',
  'audit.did.tickets.close': 'Đóng một đợt vé cào',
}
