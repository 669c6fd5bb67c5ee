/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.pagoda-climb.name': 'Pagoda Climb',
  'game.pagoda-climb.tagline': 'Nine floors, one door each. Mind the tiger.',
  'game.pagoda-climb.help':
    'Each floor of the pagoda has a few doors; behind some of them sits a tiger. Open one door a floor: a free door takes you up and raises your win, a tiger ends the round and the stake is lost. You may come down with the win after any floor. Easy has four doors and one tiger, medium three and one, hard two and one, brave three and two. Whenever you come down, the exact return in the long run is 99%. If you leave, the round waits for you; after a day without a move the win that stands is paid, and where no door was opened the stake comes back.',
  'game.pagoda-climb.fair':
    'The tigers sit down before the first door is opened: floor by floor from below, each choice of doors equally likely. No move changes where they sit, and all are shown when the round is over.',
  'game.pagoda-climb.feature.steps': 'Floors',
  'pagodaClimb.bet.climb': 'Climb',
} as const
