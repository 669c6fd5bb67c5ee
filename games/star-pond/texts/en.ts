/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.star-pond.name': 'Star Pond',
  'game.star-pond.tagline': 'Pick your stars and watch which ones the pond lights up.',
  'game.star-pond.help':
    'Forty stars lie in a pond. Pick one to ten of them; then ten of the forty shine. What your hits return depends on how many stars you picked; the table is one tap away. One pick returns 3.96 times when it shines, ten hits of ten return 100 times. Each number of picks returns between 98.96% and 99.04% in the long run; the exact figure of each is in the par sheet.',
  'game.star-pond.fair':
    'Ten different stars are drawn of forty, each set equally likely, whatever you picked. Your picks and your stake change none of them.',
  'game.star-pond.feature.hits': 'Hits',
  'starPond.bet.wish': 'Wish',
} as const
