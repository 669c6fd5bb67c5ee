/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.silk-atlas.name': 'Silk Atlas',
  'game.silk-atlas.tagline': 'Open the atlas and follow one symbol along the Silk Road.',
  'game.silk-atlas.help':
    'Five reels, three rows and 10 lines, all active in every round. Each line pays its highest win from the left. The atlas is wild: on a line it stands for the first other symbol from the left, and a line of nothing else pays nothing. It also pays wherever it lands. Three or more atlases anywhere pay and give 10 free spins. Three more during a free spin add another 10, up to 20 in a round. Free spins begin with the choice of one symbol, each equally likely. In every free spin that shows it on at least three reels, it spreads over those reels once the lines have paid; then it pays for that many reels on all 10 lines, even where the reels do not touch. A round pays up to 5,000 times the stake and ends when it reaches that amount.',
  'game.silk-atlas.fair':
    'Each reel’s stop is drawn from all its positions, from left to right, in the base spin and in every free spin; every position is equally likely. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.silk-atlas.feature.lines': 'Lines',
  'game.silk-atlas.feature.scatters': 'Scatters',
  'game.silk-atlas.feature.freeSpins': 'Free spins',
  'game.silk-atlas.fact.freeSpinsChance': 'Chance of free spins',
  'game.silk-atlas.fact.retriggerChance': 'Retrigger chance',
  'game.silk-atlas.fact.freeSpinsPerFeature': 'Average free spins per feature',
  'game.silk-atlas.fact.lostToLimit': 'Lost to the win cap',
} as const
