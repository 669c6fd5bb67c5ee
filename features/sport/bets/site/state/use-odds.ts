import { priceText } from '#game-kit/sports/odds/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { usePrefs } from './use-prefs.ts'

/** Writes prices in the chosen format; decimals as the language writes them. */
export function useOdds(): (price: number) => string {
  const { decimal } = useTexts()
  const { format } = usePrefs().prefs
  return (price) => {
    const text = priceText(price, format)
    if (format === 'fractional') return text
    if (format === 'american') return text.replace('-', '−')
    return decimal(text).replace('-', '−')
  }
}

/** Whether a price is written with a minus: in Malay and Indonesian odds Asian books print these in red. */
export function useIsNegative(): (price: number) => boolean {
  const { format } = usePrefs().prefs
  const isAsian = format === 'malay' || format === 'indonesian'
  return (price) => isAsian && priceText(price, format).startsWith('-')
}
