/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.ember-peak.name': 'Ember Peak',
  'game.ember-peak.tagline': 'Nine gems burst, and embers multiply the win.',
  'game.ember-peak.help':
    'Six reels of five rows. Nine or more of the same symbol pay wherever they lie. Winning symbols vanish, the ones above drop down and new ones fall in, until there are no more wins. Four or more craters pay and give 10 free spins. In a free spin they pay nothing, but three or more add five, up to 30 in a round. Embers appear in free spins and carry 2× – 250×. When the symbols stop falling, all visible values are added up and multiply the spin’s win. Every round comes from a finite list made in advance, whose hash is published. The draw decides which one.',
  'game.ember-peak.fair':
    'A number below 4,294,967,296 is drawn and selects one round from a finite list. The list, its weights and its SHA-256 hash are in the par sheet. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.ember-peak.feature.tumbles': 'Tumbles',
  'game.ember-peak.feature.freeSpins': 'Free spins',
  'game.ember-peak.fact.freeSpinsChance': 'Chance of free spins',
} as const
