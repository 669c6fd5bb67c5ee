import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of transfers within a line. */
export const settings = placed(230, {
  transferReach: row({
    name: ['Transfers reach', 'Phạm vi chuyển tiền'],
    group: 'transfers',
    en: 'How far transfers reach: the agent’s whole line (line), or only directly above or below (edge) (decision 18).',
    vi: 'Phạm vi chuyển tiền: cả tuyến của đại lý (line), hoặc chỉ cấp ngay trên và ngay dưới (edge).',
    type: z.enum(['line', 'edge']),
    starts: 'line',
  }),
  transferLeast: row({
    name: ['Minimum transfer', 'Mức chuyển tối thiểu'],
    group: 'transfers',
    en: 'Minimum transfer within a line.',
    vi: 'Mức chuyển tối thiểu trong tuyến.',
    type: money,
    starts: major(10_000),
    usd: major(1),
  }),
  transferMost: row({
    name: ['Maximum transfer', 'Mức chuyển tối đa'],
    group: 'transfers',
    en: 'Maximum single transfer within a line.',
    vi: 'Mức chuyển tối đa mỗi lần trong tuyến.',
    type: money,
    starts: major(100_000_000),
    usd: major(5_000),
  }),
  transferDayMost: row({
    name: ['Maximum amount per day', 'Số tiền tối đa mỗi ngày'],
    group: 'transfers',
    en: 'Maximum that an account can transfer within its line per day.',
    vi: 'Tổng mức tối đa một tài khoản được chuyển trong tuyến mỗi ngày.',
    type: money,
    starts: major(300_000_000),
    usd: major(10_000),
  }),
  transferDayCount: row({
    name: ['Maximum number per day', 'Số lần tối đa mỗi ngày'],
    group: 'transfers',
    en: 'Maximum number of transfers of an account per day.',
    vi: 'Số lần chuyển tối đa của một tài khoản mỗi ngày.',
    type: whole(1, 1_000),
    starts: 20,
  }),
})
