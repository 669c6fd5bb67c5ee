import { useTexts } from '#texts/use-texts.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import type { Currency } from '#kit/currency.ts'
import type { Quote } from '../types.ts'

/** A typed stake in minor units; null: nothing, or nothing that is above zero. */
export function stakeOf(text: string): bigint | null {
  const amount = text === '' ? null : parseMoney(text)
  return amount !== null && amount > 0n ? amount : null
}

/** An amount as it is typed, with two decimals at most, rounded down. */
export const plainOf = (amount: bigint): string => moneyText(amount - (amount % 100n)).replace(/\.00$/, '')

/** What is wrong with a whole stake by the limits that the server stated with the quote. */
export function useStakeProblem(currency: Currency) {
  const { t, money } = useTexts()
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  return (stake: bigint | null, quote: Quote | null | undefined): string | undefined => {
    if (stake === null || !quote) return undefined
    if (stake < quote.least) return t('sports.stakeLeast', { least: shown(quote.least) })
    if (quote.most && stake > quote.most.stake)
      return t('sports.stakeMost', {
        most: shown(quote.most.stake),
        why: quote.most.why ? t(`sports.stakeWhy.${quote.most.why}`) : t(`sports.limit.${quote.most.reason}`),
      })
    return undefined
  }
}

/** Whether a stake is above its limit, but a trader may accept it. */
export const isForTrader = (stake: bigint | null, quote: Quote | null | undefined): boolean =>
  stake !== null &&
  quote?.most !== undefined &&
  quote.most !== null &&
  quote.traderSeconds > 0 &&
  stake > quote.most.stake
