import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(270, {
  'chat.see': permission({
    en: 'Read the chat room, including hidden messages',
    vi: 'Đọc phòng chat, kể cả tin nhắn bị ẩn',
    roles: ['auditor'],
  }),
  'chat.moderate': permission({
    en: 'Hide messages, mute and ban members, and filter words in the chat room',
    vi: 'Ẩn tin nhắn, tắt tiếng hoặc cấm hội viên và lọc từ trong phòng chat',
    grants: ['chat.see'],
    roles: ['support', 'supervisor'],
  }),
})
