/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.river-dragon.name': 'River Dragon',
  'game.river-dragon.tagline': 'Twenty lines on a night river, with a wild dragon.',
  'game.river-dragon.help':
    'Five reels, three rows and 20 lines, all active in every round. Each line pays its highest win from the left. The dragon is wild: it stands in for every symbol except the pearl. Three or more pearls anywhere pay and give ten free spins on richer reels, with every win multiplied by three. Three more during a free spin add another ten, up to 30 in a round. A round pays up to 3,000 times the stake and ends when it reaches that amount.',
  'game.river-dragon.fair':
    'Each reel’s stop is drawn from all its positions, from left to right: five for the base spin and five for each free spin. Every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.river-dragon.feature.lines': 'Lines',
  'game.river-dragon.feature.scatters': 'Pearls',
  'game.river-dragon.feature.freeSpins': 'Free spins',
  'game.river-dragon.fact.freeSpinsChance': 'Chance of free spins',
  'game.river-dragon.fact.retriggerChance': 'Retrigger chance',
  'game.river-dragon.fact.freeSpinsPerFeature': 'Average free spins per feature',
  'game.river-dragon.fact.lostToLimit': 'Lost to the win cap',
  'slots.bet.spin': 'Spin',
} as const
