import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of the tree of agents. */
export const settings = placed(400, {
  subAccounts: row({
    name: ['Sub-accounts of agents', 'Tài khoản phụ của đại lý'],
    group: 'agents',
    en: 'What sub-accounts of agents are: staff with rights given by their owner (staff), or agents with their own downline and transfers (sub-agent) (decision 7).',
    vi: 'Tài khoản phụ của đại lý là nhân viên do đại lý phân quyền (staff), hay đại lý cấp dưới có tuyến dưới và được chuyển tiền (sub-agent).',
    type: z.enum(['staff', 'sub-agent']),
    starts: 'staff',
  }),
  agentDepth: row({
    name: ['Maximum levels of agents', 'Số cấp đại lý tối đa'],
    group: 'agents',
    en: 'How many levels of agents a line may have, the general agent included. Some jurisdictions limit it. Existing lines stay.',
    vi: 'Số cấp đại lý tối đa của một tuyến, tính cả tổng đại lý. Một số nơi pháp luật có giới hạn. Tuyến hiện có giữ nguyên.',
    type: whole(1, 100),
    starts: 10,
  }),
  agentRateMost: row({
    name: ['Maximum rebate of a line', 'Hoàn trả tối đa của tuyến'],
    group: 'agents',
    en: 'Highest rebate of a general agent per category, in hundredths of a percent of valid bets.',
    vi: 'Mức hoàn trả cao nhất của tổng đại lý cho mỗi loại trò chơi, tính bằng phần vạn của cược hợp lệ.',
    type: whole(0, 1_000),
    starts: 200,
  }),
})
