import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of limits and support organisations. */
export const settings = {
  ...placed(120, {
    helpPlaces: row({
      name: ['Support organisations', 'Tổ chức hỗ trợ'],
      group: 'safer',
      en: 'Support organisations shown to members, each as Name|https://address; empty shows the two defaults. Checked every hour (R16).',
      vi: 'Các tổ chức hỗ trợ hiển thị cho hội viên, mỗi dòng là Tên|https://địa-chỉ; để trống là hai nơi mặc định. Kiểm tra mỗi giờ.',
      type: z.array(z.string().check(z.regex(/^[^|]{2,60}\|https:\/\/[^\s|]{4,200}$/))).check(z.maxLength(6)),
      starts: [],
    }),
  }),
  ...placed(240, {
    loosenHours: row({
      name: ['Waiting period for higher limits (hours)', 'Thời gian chờ tăng giới hạn (giờ)'],
      group: 'safer',
      en: 'Waiting period in hours before a member can confirm a higher limit (R3).',
      vi: 'Số giờ chờ trước khi hội viên được xác nhận tăng giới hạn.',
      type: whole(24, 720),
      starts: 24,
    }),
    limitPromptMust: row({
      name: ['Deposit limit prompt before first deposit', 'Hỏi giới hạn trước lần nạp đầu'],
      group: 'safer',
      en: 'Blocks the first deposit until the member has answered whether to set a limit (R2); otherwise the page only asks.',
      vi: 'Chặn lần nạp đầu tiên cho đến khi hội viên trả lời có đặt giới hạn không; nếu tắt, trang chỉ hỏi.',
      type: z.boolean(),
      starts: false,
    }),
  }),
}
