/** Cards as tests write them: rank and suit, "As" is the ace of spades, "Td" the ten of diamonds. */
export const readCard = (text: string): number =>
  'shdc'.indexOf(text[1] ?? '') * 13 + 'A23456789TJQK'.indexOf(text[0] ?? '')

/** Several of them, with spaces between. */
export const readCards = (text: string): number[] => text.split(' ').map(readCard)
