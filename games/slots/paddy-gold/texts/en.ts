/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.paddy-gold.name': 'Paddy Gold',
  'game.paddy-gold.tagline': 'Coins come in sheaves; six hold the harvest.',
  'game.paddy-gold.help':
    'Five reels of 3 rows and 10 lines, all always played. A line pays from the left, its highest win only. Sun stands for every symbol but coin. 6 or more of coin are held and give 3 respins. Each empty place takes one 1 time in 20; whenever one lands there are 3 respins again. When the respins are used up, all that is held pays what is written on it. Jackpots are fixed, in stakes: mini 15×, minor 40×, major 150×, grand 500×. The grand jackpot is paid when every place is filled. A round ends when it reaches 600 times the stake; no round pays more.',
  'game.paddy-gold.fair':
    'Each reel stop is drawn below the length of its reel, from left to right; then, in each respin, one number for each empty place tells whether it fills, and one more what is on it. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.paddy-gold.feature.lines': 'Lines',
  'game.paddy-gold.feature.hold': 'Held coins',
  'game.paddy-gold.fact.holdChance': 'Respins start',
  'game.paddy-gold.fact.grandChance': 'The grand jackpot falls',
  'game.paddy-gold.fact.coinsPerHold': 'Held in a feature, on average',
  'game.paddy-gold.fact.lostToLimit': 'Kept by the highest win',
} as const
