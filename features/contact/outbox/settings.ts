import { whole } from '#contract/codecs.ts'
import { row, settingsAt } from '#contract/declare/setting.ts'

/** Settings of sent messages. */
export const settings = settingsAt(320, {
  messageDays: row({
    en: 'Days for which sent emails and SMS are kept; older ones are deleted.',
    vi: 'Số ngày lưu email và SMS đã gửi; cũ hơn sẽ bị xoá.',
    type: whole(7, 3_650),
    starts: 180,
  }),
})
