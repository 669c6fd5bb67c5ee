import { useTexts } from '#texts/use-texts.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import type { Currency } from '#kit/currency.ts'
import { leastOfLine, mostOfLine, wholeOf } from '../../rules/stakes/line-stake.ts'
import type { Quote } from '../types.ts'

/** A typed stake in minor units; null: nothing, or nothing that is above zero. */
export function stakeOf(text: string): bigint | null {
  const amount = text === '' ? null : parseMoney(text)
  return amount !== null && amount > 0n ? amount : null
}

/** An amount as it is typed, with two decimals at most, rounded down. */
export const plainOf = (amount: bigint): string => moneyText(amount - (amount % 100n)).replace(/\.00$/, '')

/**
 * What is wrong with a whole stake by the limits that the server stated with the quote. With `lines` the stake is typed for each of them,
 * and so are the limits told.
 */
export function useStakeProblem(currency: Currency) {
  const { t, money } = useTexts()
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  return (stake: bigint | null, quote: Quote | null | undefined, lines = 1): string | undefined => {
    if (stake === null || !quote) return undefined
    if (stake < quote.least) {
      const line = leastOfLine(quote.least, lines)
      return lines > 1
        ? t('sports.stakeLeastLine', { least: shown(line), total: shown(wholeOf(line, lines)) })
        : t('sports.stakeLeast', { least: shown(quote.least) })
    }
    if (!quote.most || stake <= quote.most.stake) return undefined
    const { most } = quote
    const why = most.why ? t(`sports.stakeWhy.${most.why}`) : t(`sports.limit.${most.reason}`)
    const line = mostOfLine(most.stake, lines)
    return lines > 1
      ? t('sports.stakeMostLine', { most: shown(line), total: shown(wholeOf(line, lines)), why })
      : t('sports.stakeMost', { most: shown(most.stake), why })
  }
}

/** Whether a stake is above its limit, but a trader may accept it. */
export const isForTrader = (stake: bigint | null, quote: Quote | null | undefined): boolean =>
  stake !== null &&
  quote?.most !== undefined &&
  quote.most !== null &&
  quote.traderSeconds > 0 &&
  stake > quote.most.stake
