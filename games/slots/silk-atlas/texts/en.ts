/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.silk-atlas.name': 'Silk Atlas',
  'game.silk-atlas.tagline': 'An atlas opens, and one thing fills the road.',
  'game.silk-atlas.help':
    'Five reels of 3 rows and 10 lines, all always played. A line pays from the left, its highest win only. Atlas stands for every other symbol, and pays anywhere. 3 or more of atlas, anywhere, pay and give 10 free spins. The same in a free spin gives 10 more, up to 20 in a round. Free spins begin by choosing one symbol, each as likely. Where it shows on three reels or more it fills them, after the lines have paid, and pays for so many reels on all 10 lines, neighbours or not. A round ends when it reaches 5,000 times the stake; no round pays more.',
  'game.silk-atlas.fair':
    'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.silk-atlas.feature.lines': 'Lines',
  'game.silk-atlas.feature.scatters': 'Anywhere',
  'game.silk-atlas.feature.freeSpins': 'Free spins',
  'game.silk-atlas.fact.freeSpinsChance': 'Free spins start',
  'game.silk-atlas.fact.retriggerChance': 'A free spin gives more',
  'game.silk-atlas.fact.freeSpinsPerFeature': 'Free spins in a feature, on average',
  'game.silk-atlas.fact.lostToLimit': 'Kept by the highest win',
} as const
