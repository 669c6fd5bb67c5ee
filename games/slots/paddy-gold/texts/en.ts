/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.paddy-gold.name': 'Paddy Gold',
  'game.paddy-gold.tagline': 'Hold six coins; fill the board for the grand jackpot.',
  'game.paddy-gold.help':
    'Five reels, three rows and 10 lines, all active in every round. Each line pays its highest win from the left. The sun is wild: it stands in for every symbol except the coin. Coins are held when six or more land, and give three respins. In each respin, every empty position has a 1 in 20 chance to fill. Each new one resets the respins to three. When the respins run out, every held symbol pays its value. The jackpots are fixed multiples of the stake: mini 15×, minor 40×, major 150×, grand 500×. You win the grand jackpot when every position is filled. A round pays up to 600 times the stake and ends when it reaches that amount.',
  'game.paddy-gold.fair':
    'Each reel’s stop is drawn from all its positions, from left to right. Then, in each respin, one number for each empty place decides whether it fills, and one more decides its value. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.paddy-gold.feature.lines': 'Lines',
  'game.paddy-gold.feature.hold': 'Held coins',
  'game.paddy-gold.fact.holdChance': 'Chance of respins',
  'game.paddy-gold.fact.grandChance': 'Chance of the grand jackpot',
  'game.paddy-gold.fact.coinsPerHold': 'Average symbols held per feature',
  'game.paddy-gold.fact.lostToLimit': 'Lost to the win cap',
} as const
