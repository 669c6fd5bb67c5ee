/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.coral-crown.name': 'Coral Crown',
  'game.coral-crown.tagline': '1,024 ways to a lost crown on the sea bed.',
  'game.coral-crown.help':
    'Five reels of four rows pay in 1,024 ways: the same symbol on neighbouring reels, starting from the left, pays once for every path through it. The trident is wild: it stands in for every symbol except the pearl. Three or more pearls anywhere pay and give eight free spins in which every win is multiplied by three. Three more during a free spin add another eight, up to 40 in a round. A round pays up to 1,500 times the stake and ends when it reaches that amount.',
  'game.coral-crown.fair':
    'Each reel’s stop is drawn from all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.coral-crown.feature.ways': 'Ways',
  'game.coral-crown.feature.scatters': 'Scatters',
  'game.coral-crown.feature.freeSpins': 'Free spins',
  'game.coral-crown.fact.freeSpinsChance': 'Chance of free spins',
  'game.coral-crown.fact.retriggerChance': 'Retrigger chance',
  'game.coral-crown.fact.freeSpinsPerFeature': 'Average free spins per feature',
  'game.coral-crown.fact.lostToLimit': 'Lost to the win cap',
} as const
