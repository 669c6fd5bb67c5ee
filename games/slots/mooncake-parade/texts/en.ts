/** Texts of the game outside its scene; help and fairness are the model's own sentences (a test compares them). */
export const en = {
  'game.mooncake-parade.name': 'Mooncake Parade',
  'game.mooncake-parade.tagline': 'Eight of a kind anywhere win, then new symbols tumble in.',
  'game.mooncake-parade.help':
    'Six reels of five rows. Eight or more of the same symbol pay wherever they lie. Winning symbols vanish, the ones above drop down and new ones fall in, until there are no more wins. Four or more full moons pay and give 12 free spins. In a free spin they pay nothing, but three or more add four, up to 40 in a round. Carp lanterns appear in free spins and carry 2× – 100×. When the symbols stop falling, all visible values are added up and multiply the spin’s win. Every round comes from a finite list made in advance, whose hash is published. The draw decides which one.',
  'game.mooncake-parade.fair':
    'A number below 4,294,967,296 is drawn and selects one round from a finite list. The list, its weights and its SHA-256 hash are in the par sheet. Nothing else affects the round: not your stake, your balance or any earlier round.',
  'game.mooncake-parade.feature.tumbles': 'Tumbles',
  'game.mooncake-parade.feature.freeSpins': 'Free spins',
  'game.mooncake-parade.fact.freeSpinsChance': 'Chance of free spins',
} as const
