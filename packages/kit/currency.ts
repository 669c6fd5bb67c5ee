/** Currencies from the start (decision 6). FUN is play money: trial accounts only ever hold FUN. */
export const currencies = {
  VND: { code: 'VND', symbol: '₫', isPlay: false },
  USD: { code: 'USD', symbol: '$', isPlay: false },
  FUN: { code: 'FUN', symbol: 'FUN', isPlay: true },
} as const

export type Currency = keyof typeof currencies

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text)
}
