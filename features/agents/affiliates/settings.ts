import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { attributions } from './rules/attribution.ts'

/** Settings of affiliates. */
export const settings = placed(430, {
  affiliateAttribution: row({
    name: ['Attribution of players to affiliates', 'Ghi nhận người chơi cho đối tác liên kết'],
    group: 'agents',
    en: 'Which click on links of affiliates counts for a new player: the last one, or the first one, within the attribution window.',
    vi: 'Lượt nhấp nào vào đường dẫn liên kết được tính cho người chơi mới: lượt cuối (last) hoặc lượt đầu (first) trong thời hạn ghi nhận.',
    type: z.enum(attributions),
    starts: 'last',
  }),
  affiliateWindowDays: row({
    name: ['Attribution window', 'Thời hạn ghi nhận'],
    group: 'agents',
    en: 'How many days a click on a link of an affiliate counts for a registration.',
    vi: 'Số ngày một lượt nhấp vào đường dẫn liên kết còn được tính cho lượt đăng ký.',
    type: whole(1, 365),
    starts: 30,
  }),
  affiliateMemory: row({
    name: ['Where clicks are kept', 'Nơi lưu lượt nhấp'],
    group: 'agents',
    en: 'Whether the browser keeps clicks for the open tab only (visit), or in its storage for the attribution window (window), which may need consent by law. Never a cookie.',
    vi: 'Trình duyệt chỉ lưu lượt nhấp cho thẻ đang mở (visit), hay lưu trong bộ nhớ của trình duyệt theo thời hạn ghi nhận (window), khi đó pháp luật có thể yêu cầu đồng ý. Không dùng cookie.',
    type: z.enum(['visit', 'window']),
    starts: 'visit',
  }),
  affiliatePeriod: row({
    name: ['Commission period of affiliates', 'Kỳ hoa hồng liên kết'],
    group: 'agents',
    en: 'Whether commission of affiliates is settled by month (M) or by week (W). After a change the next period begins where the last one ended.',
    vi: 'Hoa hồng liên kết được kết toán theo tháng (M) hay theo tuần (W). Sau khi đổi, kỳ tiếp theo bắt đầu từ lúc kỳ trước kết thúc.',
    type: z.enum(['M', 'W']),
    starts: 'M',
  }),
  affiliateTerms: row({
    name: ['Version of the affiliate terms', 'Phiên bản điều khoản liên kết'],
    group: 'agents',
    en: 'Named in each application with the terms that the applicant accepted. Change it when the terms change.',
    vi: 'Được ghi trong mỗi đơn đăng ký cùng điều khoản mà người nộp đơn đã đồng ý. Hãy đổi khi điều khoản thay đổi.',
    type: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,20}$/)),
    starts: '1',
  }),
  affiliateReviewHours: row({
    name: ['Target for affiliate applications (hours)', 'Thời hạn xử lý đơn liên kết (giờ)'],
    group: 'agents',
    en: 'A new application that has waited longer than this is shown as overdue.',
    vi: 'Đơn mới chờ lâu hơn thời hạn này được hiển thị là quá hạn.',
    type: whole(1, 720),
    starts: 48,
  }),
})
