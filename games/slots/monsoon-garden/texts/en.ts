/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.monsoon-garden.name': 'Monsoon Garden',
  'game.monsoon-garden.tagline': '243 ways through the first rain.',
  'game.monsoon-garden.help':
    'Five reels of 3 rows pay in 243 ways: a symbol on neighbouring reels from the left pays once for each way through its places. Dragonfly stands for every symbol but storm cloud. 3 or more of storm cloud, anywhere, pay and give 10 free spins, with every win × 2. The same in a free spin gives 10 more, up to 30 in a round. A round ends when it reaches 200 times the stake; no round pays more.',
  'game.monsoon-garden.fair':
    'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.monsoon-garden.feature.ways': 'Ways',
  'game.monsoon-garden.feature.scatters': 'Anywhere',
  'game.monsoon-garden.feature.freeSpins': 'Free spins',
  'game.monsoon-garden.fact.freeSpinsChance': 'Free spins start',
  'game.monsoon-garden.fact.retriggerChance': 'A free spin gives more',
  'game.monsoon-garden.fact.freeSpinsPerFeature': 'Free spins in a feature, on average',
  'game.monsoon-garden.fact.lostToLimit': 'Kept by the highest win',
} as const
