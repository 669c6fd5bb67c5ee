/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.high-moon.name': 'High Moon',
  'game.high-moon.tagline': 'Higher or lower? Guess the next card.',
  'game.high-moon.help':
    'A card is shown; the ace is lowest and the king highest. Guess whether the next card is higher or lower; an equal card counts as both. A correct guess multiplies your win by the fair odds; a wrong one ends the round and you lose the stake. After an ace, lower means equal; after a king, higher does. You can skip up to 20 cards and cash out after any correct guess. The RTP is exactly 99% whenever you stop. Guesses that would exceed 1,000 times the stake aren’t offered. If you leave, the round is saved. After a day without a move, your current win is paid; before the first guess, your stake is returned.',
  'game.high-moon.fair':
    'Every card is drawn from all 52, each equally likely: the first when you bet, then one for each guess or skipped card. Cards can repeat.',
  'game.high-moon.feature.guesses': 'Guesses',
  'highMoon.bet.watch': 'Cards',
} as const
