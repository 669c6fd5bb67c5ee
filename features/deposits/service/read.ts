import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { deposits } from '../contract/member.ts'
import { depositOf, depositsOf } from '../store/deposits.ts'
import { guardOf } from '../store/events.ts'
import { lastMethodOf, openMethods } from '../store/methods.ts'
import { holdOf } from './office/read.ts'
import { fullView, guideOf, shortView, wordsOf } from './view.ts'

type Contract = typeof deposits
const PAGE = 20

export async function listMethods(
  house: House,
  { member, language, now }: CallFor<Contract['methods']>,
): Promise<Reply<Contract['methods']>> {
  const [methods, lastUsed, guard] = await Promise.all([
    openMethods(house.db, member.merchant, member.currency),
    lastMethodOf(house.db, member.id),
    guardOf(house.db, member.id),
  ])
  return {
    currency: member.currency,
    lastUsed,
    hold: holdOf(guard, now),
    methods: methods.map((method) => ({
      code: method.code,
      kind: method.kind,
      channel: method.channel,
      guide: guideOf(method.guide, language),
      name: wordsOf(method.name, language),
      note: wordsOf(method.note, language),
      least: method.least,
      most: method.most,
      presets: [...method.presets],
      feePpm: Number(method.feePpm),
      feeFixed: method.feeFixed,
      arrivalSeconds: method.arrivalSeconds,
      expiryMinutes: method.expiryMinutes,
    })),
  }
}

export async function listDeposits(
  house: House,
  { query }: Given<Contract['list']>,
  { member, language }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const limit = query.limit ?? PAGE
  const below = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const rows = await depositsOf(house.db, member.id, { below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => shortView(row, language)),
    next: rows.length > limit ? (shown.at(-1)?.number.toString() ?? null) : null,
  }
}

export async function oneDeposit(
  house: House,
  { params }: Given<Contract['one']>,
  call: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const row = await depositOf(house.db, call.member.id, params.id)
  return row ? fullView(house, house.db, row, call) : { refused: 'deposits.unknown' }
}
