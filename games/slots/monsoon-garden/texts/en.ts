/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.monsoon-garden.name': 'Monsoon Garden',
  'game.monsoon-garden.tagline': '243 ways to win in the first rain.',
  'game.monsoon-garden.help':
    'Five reels of three rows pay in 243 ways: the same symbol on neighbouring reels, starting from the left, pays once for every path through it. The dragonfly is wild: it stands in for every symbol except the storm cloud. Three or more storm clouds anywhere pay and give 10 free spins in which every win is multiplied by two. Three more during a free spin add another 10, up to 30 in a round. A round pays up to 200 times the stake and ends when it reaches that amount.',
  'game.monsoon-garden.fair':
    'Each reel’s stop is drawn from all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.monsoon-garden.feature.ways': 'Ways',
  'game.monsoon-garden.feature.scatters': 'Scatters',
  'game.monsoon-garden.feature.freeSpins': 'Free spins',
  'game.monsoon-garden.fact.freeSpinsChance': 'Chance of free spins',
  'game.monsoon-garden.fact.retriggerChance': 'Retrigger chance',
  'game.monsoon-garden.fact.freeSpinsPerFeature': 'Average free spins per feature',
  'game.monsoon-garden.fact.lostToLimit': 'Lost to the win cap',
} as const
