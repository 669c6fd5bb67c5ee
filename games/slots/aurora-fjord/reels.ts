/** The reels of edition 1, from top to bottom; each strip is a ring. A change here is a new edition of the game. */

export const baseStrips: readonly string[] = [
  'Q whale K rune K T Q whale rune T J T whale A fir J A J owl owl owl T A rune fir K Q scatter fir Q J',
  'whale K wild J owl owl owl rune K T J rune T K A whale J rune Q fir A scatter fir T fir Q whale J T wild Q A K',
  'fir K scatter J K rune J T A whale J fir Q wild A whale K Q T fir owl owl owl rune T Q rune whale T wild A',
  'rune fir rune fir Q J owl owl owl K A fir T A rune A T K J T K J whale wild scatter whale wild Q T Q whale',
  'J rune K scatter K rune A wild whale J whale T A T Q J K J Q fir A fir whale owl owl owl rune Q wild T fir T',
]

export const freeStrips: readonly string[] = [
  'owl owl owl K Q T fir rune A Q whale J rune A whale K T A T rune fir K scatter Q fir J whale J',
  'A wild J fir wild owl owl owl K T whale T K fir whale Q T J fir Q wild scatter K T rune fir A whale A rune J Q rune T',
  'J T K J fir Q A T K J wild Q T A wild owl owl owl A fir whale fir whale scatter rune A Q rune K T whale wild rune',
  'K A Q rune K Q fir T A K J fir whale fir owl owl owl scatter rune Q A whale wild T J wild T rune T J wild whale',
  'A Q whale fir whale K scatter wild A fir T J T K rune J Q J K Q wild A rune fir owl owl owl T rune T wild whale',
]
