/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.silk-jacks.name': 'Silk Jacks',
  'game.silk-jacks.tagline': 'Video poker on silk: hold, draw, jacks or better.',
  'game.silk-jacks.help':
    'You get five cards. Hold the ones you want; the others are replaced once. Your final hand is paid: jacks or better returns the stake, two pairs pay 2 times, three of a kind 3, a straight 4, a flush 6, a full house 9, four of a kind 25, a straight flush 50, a royal flush 800 times. The RTP with optimal strategy is 99.5439%; other choices return less. If you leave, the round is saved. After a day without a move, all cards are held.',
  'game.silk-jacks.fair':
    'Ten of 52 cards are drawn before you hold: the five you see and one replacement for each position. Your choice doesn’t change them.',
  'game.silk-jacks.feature.hands': 'Hands',
  'silkJacks.bet.deal': 'Deal',
} as const
