/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.ember-peak.name': 'Ember Peak',
  'game.ember-peak.tagline': 'Nine gems burst; embers multiply what they leave.',
  'game.ember-peak.help':
    '6 reels of 5 rows. 9 or more of a kind pay wherever they lie. What pays falls out, what lies above falls down and new symbols fall in, until nothing pays any more. 4 or more of crater pay and give 10 free spins. Three or more in a free spin give 5 more, up to 30 in a round. In free spins ember carries 2× – 250×. All that lie open when the falling ends are added up and multiply what the spin won. Every round is one of a finite list that was made before and is published by its fingerprint; the draw says which.',
  'game.ember-peak.fair':
    'One number below 4,294,967,296 is drawn. It is a ticket to one round of a finite list; the list, its weights and its SHA-256 stand in the published sheet. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.ember-peak.feature.tumbles': 'Tumbles',
  'game.ember-peak.feature.freeSpins': 'Free spins',
  'game.ember-peak.fact.freeSpinsChance': 'Free spins start',
} as const
