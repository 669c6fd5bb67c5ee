import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'
import { payoutChoices } from './rules/ways.ts'

/** Settings of withdrawals. */
export const settings = {
  ...placed(170, {
    secondApprovalFrom: row({
      name: ['Second approval of withdrawals from', 'Duyệt lần hai lệnh rút từ'],
      group: 'approval',
      en: 'Withdrawals from this amount need a second approval (decision 41).',
      vi: 'Lệnh rút từ mức này cần duyệt lần hai.',
      type: money,
      starts: major(20_000_000),
      usd: major(5_000),
    }),
    receiptMinutes: row({
      name: ['Marked as received after (minutes)', 'Xác nhận đã nhận sau (phút)'],
      group: 'withdrawals',
      en: 'Minutes after payment when a withdrawal is marked as received if the member doesn’t respond (CSH-03).',
      vi: 'Số phút sau khi chi trả; nếu hội viên không phản hồi, lệnh rút được tự động xác nhận là đã nhận.',
      type: whole(1, 10_080),
      starts: 30,
    }),
  }),
  ...placed(205, {
    payoutBank: row({
      name: ['Bank payouts processed by', 'Chi về ngân hàng qua'],
      group: 'withdrawals',
      en: 'Who pays withdrawals to bank accounts. manual: operators pay at the brand’s bank and record its reference; closed: not offered; otherwise the processor of this name.',
      vi: 'Bên chi lệnh rút về tài khoản ngân hàng. manual: nhân viên chuyển tại ngân hàng của thương hiệu và ghi mã giao dịch; closed: không hỗ trợ; còn lại là tên cổng thanh toán.',
      type: z.enum(payoutChoices),
      starts: 'manual',
      demo: 'sandbox',
    }),
    payoutWallet: row({
      name: ['E-wallet payouts processed by', 'Chi về ví điện tử qua'],
      group: 'withdrawals',
      en: 'Who pays withdrawals to e-wallets: manual, closed, or a processor.',
      vi: 'Bên chi lệnh rút về ví điện tử: manual (thủ công), closed (không hỗ trợ) hoặc cổng thanh toán.',
      type: z.enum(payoutChoices),
      starts: 'closed',
      demo: 'sandbox',
    }),
    payoutCoin: row({
      name: ['Crypto payouts processed by', 'Chi tiền mã hoá qua'],
      group: 'withdrawals',
      en: 'Who pays withdrawals in crypto: manual, closed, or a processor.',
      vi: 'Bên chi lệnh rút bằng tiền mã hoá: manual (thủ công), closed (không hỗ trợ) hoặc cổng thanh toán.',
      type: z.enum(payoutChoices),
      starts: 'closed',
      demo: 'sandbox',
    }),
  }),
  ...placed(210, {
    withdrawLeast: row({
      name: ['Minimum withdrawal', 'Mức rút tối thiểu'],
      group: 'withdrawals',
      en: 'Minimum withdrawal.',
      vi: 'Mức rút tối thiểu.',
      type: money,
      starts: major(50_000),
      usd: major(10),
    }),
    withdrawUnit: row({
      name: ['Withdrawals in multiples of', 'Rút theo bội số của'],
      group: 'withdrawals',
      en: 'Withdrawals must be a multiple of this amount where banks don’t pay smaller units. 0: the currency’s smallest unit, 1 VND or 0.01 USD (decision 45).',
      vi: 'Lệnh rút phải là bội số của mức này khi ngân hàng không chi lẻ hơn. 0: đơn vị nhỏ nhất của loại tiền, 1 VND hoặc 0,01 USD.',
      type: money,
      starts: 0n,
    }),
    withdrawMost: row({
      name: ['Maximum withdrawal', 'Mức rút tối đa'],
      group: 'withdrawals',
      en: 'Maximum single withdrawal.',
      vi: 'Mức rút tối đa mỗi lần.',
      type: money,
      starts: major(500_000_000),
      usd: major(20_000),
    }),
    withdrawDayMost: row({
      name: ['Maximum amount per day', 'Số tiền tối đa mỗi ngày'],
      group: 'withdrawals',
      en: 'Maximum withdrawals of a member per day.',
      vi: 'Tổng mức rút tối đa của một hội viên mỗi ngày.',
      type: money,
      starts: major(1_000_000_000),
      usd: major(40_000),
    }),
    withdrawDayCount: row({
      name: ['Maximum number per day', 'Số lệnh tối đa mỗi ngày'],
      group: 'withdrawals',
      en: 'Maximum number of withdrawals of a member per day.',
      vi: 'Số lệnh rút tối đa của một hội viên mỗi ngày.',
      type: whole(1, 100),
      starts: 5,
    }),
    withdrawFeePpm: row({
      name: ['Fee (parts per million)', 'Phí (phần triệu)'],
      group: 'withdrawals',
      en: 'Withdrawal fee in parts per million of the amount, rounded down to two decimals.',
      vi: 'Phí rút tính theo phần triệu của số tiền, làm tròn xuống hai chữ số thập phân.',
      type: whole(0, 500_000),
      starts: 0,
    }),
    withdrawFeeFixed: row({
      name: ['Fixed fee', 'Phí cố định'],
      group: 'withdrawals',
      en: 'Fixed part of the withdrawal fee.',
      vi: 'Phần phí rút cố định.',
      type: money,
      starts: 0n,
    }),
    withdrawPromiseMinutes: row({
      name: ['Withdrawals (minutes)', 'Lệnh rút (phút)'],
      group: 'review',
      en: 'Payout time promised to members, in minutes; the queue counts down to it.',
      vi: 'Thời gian chi trả đã cam kết với hội viên, tính bằng phút; hàng chờ đếm ngược theo mức này.',
      type: whole(1, 10_080),
      starts: 30,
      isLight: true,
    }),
    withdrawTurnoverPercent: row({
      name: ['Turnover requirement (%)', 'Yêu cầu vòng cược (%)'],
      group: 'withdrawals',
      en: 'Turnover requirement: percentage of deposits since the last withdrawal that must be wagered first.',
      vi: 'Yêu cầu vòng cược: phần trăm tiền nạp kể từ lần rút trước phải được cược trước khi rút.',
      type: whole(0, 1_000),
      starts: 0,
    }),
  }),
}
