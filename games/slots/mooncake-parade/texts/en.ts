/** What is said of the game outside its scene; help and fairness are the model's own sentences (a test compares). */
export const en = {
  'game.mooncake-parade.name': 'Mooncake Parade',
  'game.mooncake-parade.tagline': 'Eight of a kind anywhere, and everything falls.',
  'game.mooncake-parade.help':
    'Six reels of five rows. Eight or more of the same symbol pay wherever they lie. Symbols that pay vanish, those above drop down and new ones fall in, until nothing pays any more. Four or more full moons pay and give 12 free spins. In a free spin they pay nothing, but three or more add four, up to 40 in a round. Carp lanterns appear in free spins and carry 2× – 100×. When the falling stops, all that are in view are added up and multiply what the spin won. Every round is one of a finite list, made in advance and published by its fingerprint; the draw decides which.',
  'game.mooncake-parade.fair':
    'One number below 4,294,967,296 is drawn: a ticket to one round of a finite list. The list, its weights and its SHA-256 stand in the par sheet. Nothing else decides the round: not your stake, not your balance, not any round before.',
  'game.mooncake-parade.feature.tumbles': 'Tumbles',
  'game.mooncake-parade.feature.freeSpins': 'Free spins',
  'game.mooncake-parade.fact.freeSpinsChance': 'Free spins start',
} as const
