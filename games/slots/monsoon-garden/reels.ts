/** The reels of edition 1, from top to bottom; each strip is a ring. A change here is a new edition of the game. */

export const baseStrips: readonly string[] = [
  'A mango Q scatter mango lotus Q koi A parasol J koi mango A T lotus Q frog parasol lotus J mango T K J mango',
  'lotus K T Q T A mango frog koi J T koi mango A K mango parasol K scatter T K wild mango',
  'koi frog koi T wild mango J A mango K lotus mango scatter mango Q mango parasol lotus',
  'J wild parasol A mango lotus J mango scatter T mango koi K J Q frog mango A K A lotus J koi mango',
  'frog T Q mango T koi Q frog Q mango koi J T K scatter lotus Q parasol frog A lotus mango T koi',
]

export const freeStrips: readonly string[] = [
  'T parasol Q koi Q A Q koi mango A lotus J Q T parasol T K mango Q mango frog scatter A T mango K lotus mango lotus',
  'T K Q wild lotus K mango lotus koi J parasol wild mango A frog J K scatter mango J mango koi parasol Q A T mango Q K',
  'A mango wild A parasol koi mango J koi Q parasol A K mango Q J T lotus parasol Q frog wild parasol frog T J scatter K',
  'T mango J T scatter J koi A parasol A lotus J parasol mango Q A koi frog A wild parasol Q K wild K Q mango A mango parasol',
  'T koi frog parasol Q A lotus mango lotus A frog mango Q K J A parasol lotus K lotus Q parasol wild koi T J Q parasol K Q J koi K J scatter T mango J A parasol',
]
