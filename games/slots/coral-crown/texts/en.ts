/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.coral-crown.name': 'Coral Crown',
  'game.coral-crown.tagline': '1,024 ways down to a crown that was lost.',
  'game.coral-crown.help':
    'Five reels of 4 rows pay in 1,024 ways: a symbol on neighbouring reels from the left pays once for each way through its places. Trident stands for every symbol but pearl. 3 or more of pearl, anywhere, pay and give 8 free spins, with every win × 3. The same in a free spin gives 8 more, up to 40 in a round. A round ends when it reaches 1,500 times the stake; no round pays more.',
  'game.coral-crown.fair':
    'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.coral-crown.feature.ways': 'Ways',
  'game.coral-crown.feature.scatters': 'Anywhere',
  'game.coral-crown.feature.freeSpins': 'Free spins',
  'game.coral-crown.fact.freeSpinsChance': 'Free spins start',
  'game.coral-crown.fact.retriggerChance': 'A free spin gives more',
  'game.coral-crown.fact.freeSpinsPerFeature': 'Free spins in a feature, on average',
  'game.coral-crown.fact.lostToLimit': 'Kept by the highest win',
} as const
