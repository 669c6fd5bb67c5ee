/** House edges in percent as mathematics books and other studios publish them, for the usual configuration. */
export const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  baccarat: {
    banker: '1.0579',
    player: '1.2351',
    tie: '14.3596',
    playerPair: '10.3614',
    bankerPair: '10.3614',
    eitherPair: '13.7099',
    perfectPair: '8.0470',
    big: '4.3457',
    small: '5.2829',
    lucky6: '16.6836',
    playerBonus: '2.6517',
    bankerBonus: '9.3731',
    playerNatural: '5.2827',
    bankerNatural: '5.2827',
  },
  'baccarat-no-commission': { banker: '1.4581', player: '1.2351', super6: '29.9772', lucky6: '16.6836' },
  'baccarat-ez': { banker: '1.0183', player: '1.2351', dragon7: '7.6113', panda8: '10.1876' },
  'dragon-tiger': {
    dragon: '3.7349',
    tiger: '3.7349',
    tie: '10.3614',
    suitedTie: '13.9759',
    dragonBig: '7.6923',
    tigerSmall: '7.6923',
    dragonOdd: '5.7692',
    tigerEven: '5.3846',
  },
  roulette: { straight: '2.7027', split: '2.7027', corner: '2.7027', 'even chance': '2.7027' },
  'lucky-roulette': { split: '2.7027', 'even chance': '2.7027' },
  'sic-bo': {
    big: '2.7778',
    'sum:4': '12.5000',
    'sum:5': '11.1111',
    'sum:6': '12.0370',
    'sum:7': '9.7222',
    'sum:8': '12.5000',
    'sum:9': '7.4074',
    'triple:3': '16.2037',
    anyTriple: '13.8889',
    'double:2': '11.1111',
    'pair:1-2': '2.7778',
    'single:6': '3.7037',
  },
  'tai-xiu': { tai: '1.0000', xiu: '1.0000' },
  'bau-cua': { deer: '7.8704' },
  'xoc-dia': { even: '1.0000', red4: '6.2500', white3: '5.0000' },
  blackjack: { pairs: '4.0964', three: '3.7039' },
}

/** Ordered draws of six cards that a side wins, as published for baccarat with fewer decks. */
export const otherDecks: Readonly<Record<number, Readonly<Record<'banker' | 'player', bigint>>>> = {
  6: { banker: 403_095_751_234_560n, player: 392_220_492_728_832n },
  4: { banker: 34_543_624_867_840n, player: 33_608_344_225_792n },
}

/** The same for other pays that operators may choose: what changes, the bet, its published edge. */
export type OtherPays = {
  readonly name: string
  readonly change: Readonly<Record<string, number | string | readonly number[]>>
  /** Whether the change is among the pays of the configuration. */
  readonly isPays?: true
  readonly bet: string
  readonly edge: string
}
export const otherPays: Readonly<Record<string, readonly OtherPays[]>> = {
  baccarat: [
    { name: 'tie at 9:1', change: { tie: 1_000 }, isPays: true, bet: 'tie', edge: '4.8440' },
    {
      name: 'lucky 6 at 12:1 and 23:1',
      change: { lucky6of3: 2_400 },
      isPays: true,
      bet: 'lucky6',
      edge: '11.6985',
    },
  ],
  'baccarat-no-commission': [
    { name: 'super 6 at 15:1', change: { super6: 1_600 }, isPays: true, bet: 'super6', edge: '13.8181' },
  ],
  'dragon-tiger': [
    { name: 'a tie loses all', change: { tied: 0 }, bet: 'dragon', edge: '7.4699' },
    { name: 'tie at 8:1', change: { tie: 900 }, bet: 'tie', edge: '32.7711' },
  ],
  roulette: [{ name: 'la partage', change: { zero: 'halfBack' }, bet: 'even chance', edge: '1.3514' }],
  'sic-bo': [
    {
      name: 'sums at 60, 30, 17, 12, 8, 6, 6',
      change: { sums: [6_100, 3_100, 1_800, 1_300, 900, 700, 700] },
      isPays: true,
      bet: 'sum:9',
      edge: '18.9815',
    },
    {
      name: 'sums at 50, 18, 14, 12, 8, 6, 6',
      change: { sums: [5_100, 1_900, 1_500, 1_300, 900, 700, 700] },
      isPays: true,
      bet: 'sum:4',
      edge: '29.1667',
    },
    { name: 'triple at 150:1', change: { triple: 15_100 }, isPays: true, bet: 'triple:3', edge: '30.0926' },
    {
      name: 'any triple at 24:1',
      change: { anyTriple: 2_500 },
      isPays: true,
      bet: 'anyTriple',
      edge: '30.5556',
    },
    { name: 'double at 8:1', change: { double: 900 }, isPays: true, bet: 'double:2', edge: '33.3333' },
    { name: 'pair at 5:1', change: { pair: 600 }, isPays: true, bet: 'pair:1-2', edge: '16.6667' },
  ],
  'tai-xiu': [
    { name: 'even chances at 0.96:1', change: { even: 196 }, isPays: true, bet: 'tai', edge: '2.0000' },
  ],
}
