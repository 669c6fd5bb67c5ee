/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.bronze-drum.name': 'Bronze Drum',
  'game.bronze-drum.tagline': 'Six drums hold the beat; a full board is the grand.',
  'game.bronze-drum.help':
    'Five reels, three rows and 20 lines, all of them always in play. Each line pays its highest win from the left. The lac bird is wild: it stands in for every symbol except the drum. Drums are held once six or more have landed, and give three respins. In each respin every empty place has a chance of 1 in 16 to take another; whenever one lands, there are three respins again. When the respins run out, everything held pays the value it shows. The jackpots are fixed multiples of the stake: mini 20×, minor 50×, major 200×, grand 1,000×. The grand jackpot falls when every place is filled. A round pays up to 1,200 times the stake; when it gets there, it ends and pays that.',
  'game.bronze-drum.fair':
    'The stop of each reel is one draw among all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. Nothing else decides the round: not your stake, not your balance, not any round before.',
  'game.bronze-drum.feature.lines': 'Lines',
  'game.bronze-drum.feature.hold': 'Held coins',
  'game.bronze-drum.fact.holdChance': 'Respins start',
  'game.bronze-drum.fact.grandChance': 'The grand jackpot falls',
  'game.bronze-drum.fact.coinsPerHold': 'Held in a feature, on average',
  'game.bronze-drum.fact.lostToLimit': 'Cut off by the highest win',
} as const
