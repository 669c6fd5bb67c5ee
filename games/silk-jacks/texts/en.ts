/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.silk-jacks.name': 'Silk Jacks',
  'game.silk-jacks.tagline': 'Video poker on silk: hold, draw, jacks or better.',
  'game.silk-jacks.help':
    'Five cards are dealt. Hold the ones you like; the others are replaced once. What your five cards then make is paid: a pair of jacks or better returns the stake, two pairs 2 times, three of a kind 3, a straight 4, a flush 6, a full house 9, four of a kind 25, a straight flush 50, a royal flush 800 times. With the best hold for every deal, 99.5439% returns in the long run; other holds return less. If you leave, the round waits for you; after a day without a move the cards are held as they lie.',
  'game.silk-jacks.fair':
    'Ten cards are drawn of 52 before you hold: the five you see, and one replacement for each place. What you hold changes none of them.',
  'game.silk-jacks.feature.hands': 'Hands',
  'silkJacks.bet.deal': 'Deal',
} as const
