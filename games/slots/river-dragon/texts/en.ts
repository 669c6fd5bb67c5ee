/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.river-dragon.name': 'River Dragon',
  'game.river-dragon.tagline': 'Twenty lines over a night river, and a dragon that joins them.',
  'game.river-dragon.help':
    'Five reels of three rows and twenty lines; every line is always played and each pays its highest win from the left. The dragon stands for every symbol but the pearl. Three or more pearls anywhere pay and give ten free spins on richer reels with every win times three; three more in a free spin give ten again, up to thirty. A round pays at most 3,000 times the stake and ends when it gets there.',
  'game.river-dragon.fair':
    'Each reel stop is drawn below the length of its reel, five for the base spin and five for each free spin, from left to right. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.river-dragon.feature.lines': 'Lines',
  'game.river-dragon.feature.scatters': 'Pearls',
  'game.river-dragon.feature.freeSpins': 'Free spins',
  'game.river-dragon.fact.freeSpinsChance': 'Free spins start',
  'game.river-dragon.fact.retriggerChance': 'A free spin gives ten more',
  'game.river-dragon.fact.freeSpinsPerFeature': 'Free spins in a feature, on average',
  'game.river-dragon.fact.lostToLimit': 'Cut off by the highest win',
  'slots.bet.spin': 'Spin',
} as const
