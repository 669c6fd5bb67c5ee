/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.star-pond.name': 'Star Pond',
  'game.star-pond.tagline': 'Pick your stars and see which ones light up.',
  'game.star-pond.help':
    'Pick 1 to 10 of the 40 stars in the pond; then ten of the 40 shine. The payout depends on your hits and on how many stars you picked; see the paytable. One pick pays 3.96 times if it shines; ten hits out of ten pay 100 times. The RTP is between 98.96% and 99.04%, depending on the number of picks; the par sheet lists each one.',
  'game.star-pond.fair':
    'Ten different stars are drawn from 40; every set is equally likely. Your picks and your stake don’t change them.',
  'game.star-pond.feature.hits': 'Hits',
  'starPond.bet.wish': 'Wish',
} as const
