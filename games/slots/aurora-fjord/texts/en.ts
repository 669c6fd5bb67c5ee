/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.aurora-fjord.name': 'Aurora Fjord',
  'game.aurora-fjord.tagline': 'Snow owls and free spins under the northern lights.',
  'game.aurora-fjord.help':
    'Five reels, three rows and 20 lines, all active in every round. Each line pays its highest win from the left. The crystal is wild: it stands in for every symbol except the snowflake. Three or more snowflakes anywhere pay and give 12 free spins in which every win is multiplied by two. Three more during a free spin add another 12, up to 36 in a round. A round pays up to 1,000 times the stake and ends when it reaches that amount.',
  'game.aurora-fjord.fair':
    'Each reel’s stop is drawn from all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.aurora-fjord.feature.lines': 'Lines',
  'game.aurora-fjord.feature.scatters': 'Scatters',
  'game.aurora-fjord.feature.freeSpins': 'Free spins',
  'game.aurora-fjord.fact.freeSpinsChance': 'Chance of free spins',
  'game.aurora-fjord.fact.retriggerChance': 'Retrigger chance',
  'game.aurora-fjord.fact.freeSpinsPerFeature': 'Average free spins per feature',
  'game.aurora-fjord.fact.lostToLimit': 'Lost to the win cap',
} as const
