/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.pagoda-climb.name': 'Pagoda Climb',
  'game.pagoda-climb.tagline': 'Nine floors, one door each. Watch out for the tiger.',
  'game.pagoda-climb.help':
    'Each floor of the pagoda has a few doors, with tigers behind some of them. Open one door per floor: a clear door takes you up and increases your win, a tiger ends the round and you lose the stake. You can cash out after any floor. Easy has four doors and one tiger, medium three and one, hard two and one, expert three and two. The RTP is exactly 99% whenever you stop. If you leave, the round is saved. After a day without a move, your current win is paid; if you haven’t opened a door, your stake is returned.',
  'game.pagoda-climb.fair':
    'The tigers are placed before you open the first door, floor by floor from the bottom; every choice of doors is equally likely. No move changes their positions, and all of them are shown when the round ends.',
  'game.pagoda-climb.feature.steps': 'Floors',
  'pagodaClimb.bet.climb': 'Climb',
} as const
