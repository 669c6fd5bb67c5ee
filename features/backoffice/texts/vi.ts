import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.backoffice.unknownMember': 'Không có hội viên này.',
  'refusal.backoffice.sameState': 'Có người đã làm trước: tài khoản đang ở trạng thái này.',
  'refusal.backoffice.memberClosed': 'Tài khoản này đã đóng hẳn.',
}
