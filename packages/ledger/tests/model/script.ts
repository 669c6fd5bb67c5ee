/** Turns a list of small numbers into ledger items: who, what, how much, and which earlier item it refers to. */
import { major } from '#kit/money.ts'
import { holdIdOf } from '../../holds.ts'
import type { LedgerItem, Posting } from '../../types.ts'
import { round, roundId, testChargeback, testDeposit, testFee, testPayout, testTransfer } from '../people.ts'

export type Act = {
  readonly kind: number
  readonly who: number
  readonly other: number
  readonly amount: number
  readonly pick: number
}

export const KINDS = 22

export type Script = { readonly next: (act: Act) => LedgerItem; readonly sent: readonly LedgerItem[] }

const VENDOR = 'STUDIO'
const past = new Date('2026-01-01T00:00:00Z')

/** The active seed of each wallet, in the wallets' order, and the previous one, if any. */
export type Seeds = { now: string; before?: string }[]

/** `name` separates the keys of one run from those of others. */
export function createScript(name: string, wallets: readonly bigint[], seeds: Seeds): Script {
  const sent: LedgerItem[] = []
  const rounds: { readonly id: string; readonly wallet: bigint; stake: bigint }[] = []
  const holds: { readonly id: string; readonly wallet: bigint }[] = []
  let count = 0
  const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
  const fresh = () => `${name}:${(count += 1)}`

  function make({ kind, who, other, amount, pick }: Act): LedgerItem {
    const wallet = wallets[who % wallets.length]!
    const others = wallets.filter((one) => one !== wallet)
    const toWallet = others[other % others.length]!
    const units = major(amount) / 4n
    const key = fresh()
    const posted = (posting: Posting, more: object = {}) => ({
      posting,
      key,
      wallet,
      amount: units,
      detail: 'm',
      ...more,
    })
    const known = pickOf(rounds, pick) ?? { id: roundId(), wallet, stake: units }
    const hold = pickOf(holds, pick) ?? { id: holdIdOf(key), wallet }
    const target = pickOf(sent, pick)?.key ?? `${name}:never`
    const { now, before = now } = seeds[who % seeds.length]!
    const drawn = {
      seedId: pick % 11 === 0 ? before : now, // sometimes from a seed that its process still believes to be active
      nonce: BigInt(pick % 7 === 0 ? pick % 40 : 1_000 + count),
    }
    switch (kind) {
      case 0:
      case 1:
        return posted(testDeposit)
      case 2:
        return posted(testFee)
      case 3:
        return posted(testPayout)
      case 4:
        return posted(testTransfer, { toWallet })
      case 5:
        return posted(testChargeback)
      case 6:
      case 7:
      case 8:
        return round(wallet, units, pick % 3 ? 0n : units * 2n, { key, vendor: VENDOR, ...drawn })
      case 9:
      case 10: {
        const { win: _, ...opened } = round(wallet, units, 0n, { key, vendor: VENDOR, ...drawn })
        rounds.push({ id: opened.round.id, wallet, stake: units })
        return { ...opened, step: 'open' }
      }
      case 11:
        known.stake += units
        return { step: 'raise', key, wallet: known.wallet, vendor: VENDOR, round: known.id, stake: units }
      case 12:
      case 13:
        return {
          step: 'settle',
          key,
          wallet: known.wallet,
          vendor: VENDOR,
          round: known.id,
          stake: known.stake,
          win: pick % 2 ? units * 3n : 0n,
        }
      case 14:
        return { step: 'void', key, wallet: known.wallet, vendor: VENDOR, round: known.id }
      case 15:
        return { step: 'rollback', key, wallet: pickOf(sent, pick)?.wallet ?? wallet, target }
      case 16:
        return {
          step: 'rollback',
          key,
          wallet,
          target: pick % 2 ? `${name}:${count + 1 + (pick % 9)}` : target,
        }
      case 17:
        holds.push({ id: holdIdOf(key), wallet })
        return {
          step: 'hold',
          key,
          wallet,
          hold: holdIdOf(key),
          amount: units,
          purpose: 'p',
          ...(pick % 2 ? { expiresAt: past } : {}),
        }
      case 18:
        return { step: 'postHold', hold: hold.id, ...posted(testPayout, { wallet: hold.wallet }) }
      case 19: {
        const to = wallets.find((one) => one !== hold.wallet)!
        return {
          step: 'postHold',
          hold: hold.id,
          ...posted(testTransfer, { wallet: hold.wallet, toWallet: to }),
        }
      }
      case 20:
        return { step: pick % 2 ? 'voidHold' : 'expireHold', key, wallet: hold.wallet, hold: hold.id }
      default: {
        const earlier = pickOf(sent, pick)
        if (!earlier) return posted(testDeposit)
        if (pick % 3 === 0 && 'amount' in earlier) return { ...earlier, amount: earlier.amount + 1n } // another request with a known key
        return earlier // delivered again
      }
    }
  }

  return {
    sent,
    next: (act) => {
      const item = make(act)
      sent.push(item)
      return item
    },
  }
}
