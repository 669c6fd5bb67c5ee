/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.bronze-drum.name': 'Bronze Drum',
  'game.bronze-drum.tagline': 'Hold six drums; fill the board for the grand jackpot.',
  'game.bronze-drum.help':
    'Five reels, three rows and 20 lines, all active in every round. Each line pays its highest win from the left. The lac bird is wild: it stands in for every symbol except the drum. Drums are held when six or more land, and give three respins. In each respin, every empty position has a 1 in 16 chance to fill. Each new one resets the respins to three. When the respins run out, every held symbol pays its value. The jackpots are fixed multiples of the stake: mini 20×, minor 50×, major 200×, grand 1,000×. You win the grand jackpot when every position is filled. A round pays up to 1,200 times the stake and ends when it reaches that amount.',
  'game.bronze-drum.fair':
    'Each reel’s stop is drawn from all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.bronze-drum.feature.lines': 'Lines',
  'game.bronze-drum.feature.hold': 'Held drums',
  'game.bronze-drum.fact.holdChance': 'Chance of respins',
  'game.bronze-drum.fact.grandChance': 'Chance of the grand jackpot',
  'game.bronze-drum.fact.coinsPerHold': 'Average symbols held per feature',
  'game.bronze-drum.fact.lostToLimit': 'Lost to the win cap',
} as const
