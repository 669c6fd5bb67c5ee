import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of the settlement of agents' contracts. */
export const settings = placed(420, {
  contractPayer: row({
    name: ['Contracts are paid by', 'Bên trả hợp đồng'],
    group: 'agents',
    en: 'Who pays contracts of downlines: the brand, which gives each level the difference (brand), or the upline out of its own income, which may then owe (upline) (decision 52).',
    vi: 'Ai trả hợp đồng của tuyến dưới: thương hiệu, mỗi cấp nhận phần chênh lệch (brand), hoặc tuyến trên trả từ thu nhập của mình và có thể nợ lại (upline).',
    type: z.enum(['brand', 'upline']),
    starts: 'brand',
  }),
})
