/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.crane-baccarat.name': 'Crane Baccarat',
  'game.crane-baccarat.tagline': 'Player, banker or tie: whoever comes closer to nine.',
  'game.crane-baccarat.help':
    'Bet on the player, the banker, a tie or a side bet. Both sides get two cards; ace to nine count their value, tens and face cards count nothing, and only the last digit of the total counts. Eight or nine at once ends the round; otherwise the player draws to five or less, and the banker by the usual table. Banker returns 1.95 times, player 2, tie 10 times; player and banker return the stake on a tie. Big (five or six cards) 1.54, small (four cards) 2.5, a pair of the player’s or the banker’s first two cards 12, one alike in rank and suit 26 and both sides’ 201, the dragon (the banker wins with seven on three cards) 41 times. The exact return in the long run: banker 98.94%, player 98.76%, big 95.65%, tie 95.15%, small 94.71%, dragon 92.38%, perfect pair 91.95%, player pair and banker pair 89.63%.',
  'game.crane-baccarat.fair':
    'Each round uses eight full decks. Six cards are drawn of 416, of which four to six are dealt by the rules. Your bet changes none of them.',
  'game.crane-baccarat.feature.cards': 'Cards',
  'craneBaccarat.bet.seat': 'Bet',
} as const
