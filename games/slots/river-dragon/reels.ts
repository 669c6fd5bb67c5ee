/** Frame names of the atlas: wild is the dragon, scatter the pearl, T the ten. */
export type RiverSymbol =
  | 'wild'
  | 'scatter'
  | 'koi'
  | 'lantern'
  | 'lotus'
  | 'ingot'
  | 'coin'
  | 'fan'
  | 'pendant'
  | 'A'
  | 'K'
  | 'Q'
  | 'J'
  | 'T'

/**
 * The reels of edition 1, from top to bottom; each strip is a ring. The koi swims in shoals: three together in the base
 * game, four in free spins, so that whole reels of koi can land. A change here is a new edition of the game.
 */

const baseStrips: readonly string[] = [
  'wild T A J fan pendant lotus coin ingot J A Q ingot K lantern Q K T koi koi koi coin fan A K pendant lotus J Q K scatter A lantern',
  'koi koi koi coin wild lantern ingot lotus lantern coin T K ingot T A K fan Q A lotus J fan pendant J K A Q K J Q scatter A T pendant',
  'Q T wild Q K coin fan A K lotus lantern coin T J lotus pendant ingot T Q lantern K ingot wild J pendant A J koi koi koi fan Q scatter A',
  'scatter koi koi koi K coin A Q wild T lotus lantern pendant A J Q ingot J T ingot K T Q fan T lantern lotus pendant wild A coin J fan K',
  'K J T fan coin Q lotus T wild J K lotus pendant A Q lantern coin K scatter A ingot pendant A ingot J koi koi koi lantern fan coin T pendant Q',
]

const freeStrips: readonly string[] = [
  'fan lantern A K pendant Q coin lantern T pendant J A K wild lotus fan coin ingot A lotus T J scatter Q koi koi koi koi ingot Q K A J',
  'A lotus pendant J lantern wild K coin J lotus ingot Q K J fan T K coin A wild ingot A lantern Q fan scatter koi koi koi koi Q K T pendant',
  'koi koi koi koi lantern pendant wild Q J A wild coin K T fan lotus Q pendant scatter A lotus fan ingot Q T J wild coin K J ingot A K lantern',
  'pendant A K Q J koi koi koi koi pendant wild J coin T wild fan K T lantern coin lotus scatter T A lantern ingot A Q K J lotus Q fan ingot',
  'A pendant J coin wild fan K A ingot T A lotus koi koi koi koi T lantern Q J coin fan wild K Q lotus K pendant T Q fan J ingot lantern scatter',
]

export const SYMBOLS: readonly RiverSymbol[] = [
  'wild',
  'scatter',
  'koi',
  'lantern',
  'lotus',
  'ingot',
  'coin',
  'fan',
  'pendant',
  'A',
  'K',
  'Q',
  'J',
  'T',
]

/** Credits for 3, 4 and 5 from the left on a line; a credit is a twentieth of the stake. The pearl pays anywhere. */
export const PAYS: Readonly<Record<RiverSymbol, readonly [number, number, number]>> = {
  wild: [100, 500, 2500],
  scatter: [0, 0, 0],
  koi: [50, 200, 1000],
  lantern: [50, 150, 600],
  lotus: [40, 125, 500],
  ingot: [40, 125, 400],
  coin: [30, 100, 300],
  fan: [25, 75, 250],
  pendant: [25, 75, 250],
  A: [15, 50, 150],
  K: [15, 50, 150],
  Q: [15, 40, 125],
  J: [15, 40, 125],
  T: [15, 35, 75],
}

/** Credits for 3, 4 and 5 pearls: 2, 10 and 50 times the stake. */
export const PEARL_PAYS: readonly [number, number, number] = [40, 200, 1000]

export const BASE_REELS = baseStrips.map(symbolsOf)
export const FREE_REELS = freeStrips.map(symbolsOf)

function symbolsOf(strip: string): readonly RiverSymbol[] {
  return strip.split(' ').map((name) => {
    const symbol = SYMBOLS.find((known) => known === name)
    if (symbol === undefined) throw new RangeError(`reels: ${name} is no symbol`)
    return symbol
  })
}
