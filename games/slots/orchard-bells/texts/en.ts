/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.orchard-bells.name': 'Orchard Bells',
  'game.orchard-bells.tagline': 'Ten lines of fruit, stars and bells.',
  'game.orchard-bells.help':
    'Five reels, three rows and 10 lines, all active in every round. Each line pays its highest win from the left. The clover is wild: it stands in for every symbol except the star. Three or more stars anywhere pay. A round pays up to 1,020 times the stake and ends when it reaches that amount.',
  'game.orchard-bells.fair':
    'Each reel’s stop is drawn from all its positions, from left to right; every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.orchard-bells.feature.lines': 'Lines',
  'game.orchard-bells.feature.scatters': 'Scatters',
  'game.orchard-bells.fact.lostToLimit': 'Lost to the win cap',
} as const
