import type * as z from 'zod/mini'
import { priceText } from '#game-kit/sports/odds/formats.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { shownTerms } from '../contract.ts'

type Terms = z.output<typeof shownTerms>

/** The terms of a campaign as a sentence, generated from what settles it. */
export function useTerms() {
  const { t, number, decimal, money } = useTexts()
  return (terms: Terms, currency: Currency | null): string => {
    if (terms.kind === 'earlyPayout') return t('sportCampaigns.earlyTerms', { lead: number(terms.lead) })
    const steps = terms.steps
      .map(({ legs, percent }) => t('sportCampaigns.step', { legs, percent: number(percent) }))
      .join(', ')
    return t('sportCampaigns.boostTerms', {
      steps,
      price: decimal(priceText(terms.leastPrice, 'decimal')),
      most: currency ? money(terms.most, currency, { symbol: true }) : '',
    })
  }
}
