import type { LedgerItem, OpenItem, RoundItem } from '../../types.ts'

const money = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))

/** What a caller requested, without what a retry draws again. */
export function printOf(item: LedgerItem): string {
  if (isPlay(item)) {
    return money([
      'play',
      item.step === 'open',
      item.wallet,
      item.vendor,
      item.round.game,
      item.stake,
      item.round.inputs,
    ])
  }
  const { key: _, ...rest } = item
  if ('posting' in rest)
    return money([
      rest.posting.code,
      rest.amount,
      rest.toWallet,
      rest.detail,
      'step' in rest ? [rest.step, rest.hold] : null,
    ])
  if (rest.step === 'settle') return money(['settle', rest.round, rest.win])
  if (rest.step === 'hold') return money(['hold', rest.amount, rest.purpose])
  return money(rest)
}

function isPlay(item: LedgerItem): item is RoundItem | OpenItem {
  return 'round' in item && typeof item.round === 'object'
}
