/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.orchard-bells.name': 'Orchard Bells',
  'game.orchard-bells.tagline': 'Ten lines of fruit, and a bell that means it.',
  'game.orchard-bells.help':
    'Five reels of 3 rows and 10 lines, all always played. A line pays from the left, its highest win only. Clover stands for every symbol but star. 3 or more of star, anywhere, pay. A round ends when it reaches 1,020 times the stake; no round pays more.',
  'game.orchard-bells.fair':
    'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.orchard-bells.feature.lines': 'Lines',
  'game.orchard-bells.feature.scatters': 'Anywhere',
  'game.orchard-bells.fact.lostToLimit': 'Kept by the highest win',
} as const
