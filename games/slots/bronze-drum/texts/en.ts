/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.bronze-drum.name': 'Bronze Drum',
  'game.bronze-drum.tagline': 'Six drums hold the beat; a full board is the grand.',
  'game.bronze-drum.help':
    'Five reels of 3 rows and 20 lines, all always played. A line pays from the left, its highest win only. Lac bird stands for every symbol but drum. 6 or more of drum are held and give 3 respins. Each empty place takes one 1 time in 16; whenever one lands there are 3 respins again. When the respins are used up, all that is held pays what is written on it. Jackpots are fixed, in stakes: mini 20×, minor 50×, major 200×, grand 1,000×. The grand jackpot is paid when every place is filled. A round ends when it reaches 1,200 times the stake; no round pays more.',
  'game.bronze-drum.fair':
    'Each reel stop is drawn below the length of its reel, from left to right; then, in each respin, one number for each empty place tells whether it fills, and one more what is on it. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.bronze-drum.feature.lines': 'Lines',
  'game.bronze-drum.feature.hold': 'Held coins',
  'game.bronze-drum.fact.holdChance': 'Respins start',
  'game.bronze-drum.fact.grandChance': 'The grand jackpot falls',
  'game.bronze-drum.fact.coinsPerHold': 'Held in a feature, on average',
  'game.bronze-drum.fact.lostToLimit': 'Kept by the highest win',
} as const
