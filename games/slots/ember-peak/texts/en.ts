/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.ember-peak.name': 'Ember Peak',
  'game.ember-peak.tagline': 'Nine gems burst; embers multiply what they leave.',
  'game.ember-peak.help':
    'Six reels of five rows. Nine or more of the same symbol pay wherever they lie. Symbols that pay vanish, those above drop down and new ones fall in, until nothing pays any more. Four or more craters pay and give 10 free spins. In a free spin they pay nothing, but three or more add five, up to 30 in a round. Embers appear in free spins and carry 2× – 250×. When the falling stops, all that are in view are added up and multiply what the spin won. Every round is one of a finite list, made in advance and published by its fingerprint; the draw decides which.',
  'game.ember-peak.fair':
    'One number below 4,294,967,296 is drawn: a ticket to one round of a finite list. The list, its weights and its SHA-256 stand in the par sheet. Nothing else decides the round: not your stake, not your balance, not any round before.',
  'game.ember-peak.feature.tumbles': 'Tumbles',
  'game.ember-peak.feature.freeSpins': 'Free spins',
  'game.ember-peak.fact.freeSpinsChance': 'Free spins start',
} as const
