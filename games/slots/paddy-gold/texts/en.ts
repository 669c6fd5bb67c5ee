/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.paddy-gold.name': 'Paddy Gold',
  'game.paddy-gold.tagline': 'Coins come in sheaves; six hold the harvest.',
  'game.paddy-gold.help':
    'Five reels, three rows and 10 lines, all of them always in play. Each line pays its highest win from the left. The sun is wild: it stands in for every symbol except the coin. Coins are held once six or more have landed, and give three respins. In each respin every empty place has a chance of 1 in 20 to take another; whenever one lands, there are three respins again. When the respins run out, everything held pays the value it shows. The jackpots are fixed multiples of the stake: mini 15×, minor 40×, major 150×, grand 500×. The grand jackpot falls when every place is filled. A round pays up to 600 times the stake; when it gets there, it ends and pays that.',
  'game.paddy-gold.fair':
    'The stop of each reel is one draw among all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. Nothing else decides the round: not your stake, not your balance, not any round before.',
  'game.paddy-gold.feature.lines': 'Lines',
  'game.paddy-gold.feature.hold': 'Held coins',
  'game.paddy-gold.fact.holdChance': 'Respins start',
  'game.paddy-gold.fact.grandChance': 'The grand jackpot falls',
  'game.paddy-gold.fact.coinsPerHold': 'Held in a feature, on average',
  'game.paddy-gold.fact.lostToLimit': 'Cut off by the highest win',
} as const
