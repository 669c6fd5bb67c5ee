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
