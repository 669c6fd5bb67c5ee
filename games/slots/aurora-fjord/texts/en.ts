/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.aurora-fjord.name': 'Aurora Fjord',
  'game.aurora-fjord.tagline': 'Owls in threes under a sky that moves.',
  'game.aurora-fjord.help':
    'Five reels of 3 rows and 20 lines, all always played. A line pays from the left, its highest win only. Crystal stands for every symbol but snowflake. 3 or more of snowflake, anywhere, pay and give 12 free spins, with every win × 2. The same in a free spin gives 12 more, up to 36 in a round. A round ends when it reaches 1,000 times the stake; no round pays more.',
  'game.aurora-fjord.fair':
    'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.aurora-fjord.feature.lines': 'Lines',
  'game.aurora-fjord.feature.scatters': 'Anywhere',
  'game.aurora-fjord.feature.freeSpins': 'Free spins',
  'game.aurora-fjord.fact.freeSpinsChance': 'Free spins start',
  'game.aurora-fjord.fact.retriggerChance': 'A free spin gives more',
  'game.aurora-fjord.fact.freeSpinsPerFeature': 'Free spins in a feature, on average',
  'game.aurora-fjord.fact.lostToLimit': 'Kept by the highest win',
} as const
