import * as z from 'zod/mini'
import { money } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Settings of the matching of bank statements. */
export const settings = placed(195, {
  statementAuto: row({
    name: ['Credit matched transfers automatically', 'Tự động cộng tiền chuyển khoản khớp lệnh'],
    group: 'approval',
    en: 'Entries of a bank statement that match one deposit exactly (reference, account, currency and amount) are credited automatically; otherwise an operator assigns each.',
    vi: 'Giao dịch trên sao kê khớp đúng một lệnh nạp (mã, tài khoản, loại tiền, số tiền) được cộng tự động; nếu tắt, nhân viên gán từng giao dịch.',
    type: z.boolean(),
    starts: true,
  }),
  statementAutoMost: row({
    name: ['Automatic credit up to', 'Tự động cộng tiền tối đa'],
    group: 'approval',
    en: 'Maximum amount of a matched transfer that is credited automatically; larger ones wait for an operator.',
    vi: 'Số tiền tối đa của giao dịch khớp lệnh được cộng tự động; lớn hơn thì chờ nhân viên.',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
})
