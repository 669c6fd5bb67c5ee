/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.mooncake-parade.name': 'Mooncake Parade',
  'game.mooncake-parade.tagline': 'Eight of a kind anywhere, and everything falls.',
  'game.mooncake-parade.help':
    '6 reels of 5 rows. 8 or more of a kind pay wherever they lie. What pays falls out, what lies above falls down and new symbols fall in, until nothing pays any more. 4 or more of full moon pay and give 12 free spins. Three or more in a free spin give 4 more, up to 40 in a round. In free spins carp lantern carries 2× – 100×. All that lie open when the falling ends are added up and multiply what the spin won. Every round is one of a finite list that was made before and is published by its fingerprint; the draw says which.',
  'game.mooncake-parade.fair':
    'One number below 4,294,967,296 is drawn. It is a ticket to one round of a finite list; the list, its weights and its SHA-256 stand in the published sheet. Nothing else decides the round: not your stake, your balance or any round before.',
  'game.mooncake-parade.feature.tumbles': 'Tumbles',
  'game.mooncake-parade.feature.freeSpins': 'Free spins',
  'game.mooncake-parade.fact.freeSpinsChance': 'Free spins start',
} as const
