import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

const rate = (name: readonly [string, string], en: string, vi: string, starts: number) =>
  row({ name, group: 'agents', en, vi, type: whole(0, 10_000), starts })

/** Settings of agents’ contracts. */
export const settings = placed(410, {
  contractDays: row({
    name: ['Days to answer a contract offer', 'Số ngày để trả lời đề nghị hợp đồng'],
    group: 'agents',
    en: 'How many days a contract offer waits for an answer before it expires.',
    vi: 'Số ngày một đề nghị hợp đồng chờ trả lời trước khi hết hạn.',
    type: whole(1, 90),
    starts: 7,
  }),
  contractDividendMost: rate(
    ['Maximum dividend', 'Cổ tức tối đa'],
    'Highest rate of a dividend contract, in hundredths of a percent of the line’s profit.',
    'Tỷ lệ cổ tức cao nhất của hợp đồng, tính bằng phần vạn của lợi nhuận tuyến.',
    5_000,
  ),
  contractDailyMost: rate(
    ['Maximum daily salary', 'Lương ngày tối đa'],
    'Highest rate of a daily salary contract, in hundredths of a percent of valid bets.',
    'Tỷ lệ lương ngày cao nhất của hợp đồng, tính bằng phần vạn của cược hợp lệ.',
    200,
  ),
  contractHourlyMost: rate(
    ['Maximum hourly salary', 'Lương giờ tối đa'],
    'Highest rate of an hourly salary contract, in hundredths of a percent of valid bets.',
    'Tỷ lệ lương giờ cao nhất của hợp đồng, tính bằng phần vạn của cược hợp lệ.',
    100,
  ),
  contractRealTimeMost: rate(
    ['Maximum real-time salary', 'Lương tức thời tối đa'],
    'Highest rate of a real-time salary contract, in hundredths of a percent of the bet.',
    'Tỷ lệ lương tức thời cao nhất của hợp đồng, tính bằng phần vạn của tiền cược.',
    100,
  ),
})
