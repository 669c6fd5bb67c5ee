/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.high-moon.name': 'High Moon',
  'game.high-moon.tagline': 'Higher or lower? The moon knows the next card.',
  'game.high-moon.help':
    'A card lies open; the ace is lowest, the king highest. Say whether the next card is higher or lower; an equal card counts for both. A right guess multiplies your win by the fair odds, a wrong one ends the round and the stake is lost. From an ace, lower means an equal card; from a king, higher does. You may put up to 20 cards aside and take the win after any right guess. Whenever you stop, the exact return in the long run is 99%. No guess is offered that would pass 1,000 times the stake. If you leave, the round waits for you; after a day without a move the win that stands is paid, and before the first guess the stake comes back.',
  'game.high-moon.fair':
    'Every card is one draw of 52, all equally likely: the first when you bet, one more for each guess or card put aside. A card that has come may come again.',
  'game.high-moon.feature.guesses': 'Guesses',
  'highMoon.bet.watch': 'Cards',
} as const
