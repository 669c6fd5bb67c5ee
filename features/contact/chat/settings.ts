import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of the chat room. */
export const settings = placed(130, {
  chatSlowSeconds: row({
    name: ['Chat: seconds between messages', 'Chat: số giây giữa hai tin nhắn'],
    group: 'support',
    en: 'Minimum seconds between two messages of one member in the chat room. 0: no limit.',
    vi: 'Số giây tối thiểu giữa hai tin nhắn của một hội viên trong phòng chat. 0: không giới hạn.',
    type: whole(0, 300),
    starts: 5,
    isLight: true,
  }),
})
