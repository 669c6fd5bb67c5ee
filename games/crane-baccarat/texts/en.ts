/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.crane-baccarat.name': 'Crane Baccarat',
  'game.crane-baccarat.tagline': 'Player, banker or tie: closest to nine wins.',
  'game.crane-baccarat.help':
    'Bet on the player, the banker, a tie or a side bet. Both sides get two cards. Ace to nine count their value, tens and face cards count zero, and only the last digit of the total counts. Eight or nine with two cards ends the round; otherwise the player draws on five or less, and the banker by the standard table. Banker pays 1.95 times, player 2 and tie 10 times; player and banker bets are returned on a tie. Big (five or six cards) pays 1.54, small (four cards) 2.5, a pair in the player’s or the banker’s first two cards 12, one pair of the same rank and suit 26 and one on both sides 201, the dragon (the banker wins with seven on three cards) 41 times. Exact RTP: banker 98.94%, player 98.76%, big 95.65%, tie 95.15%, small 94.71%, dragon 92.38%, perfect pair 91.95%, player pair and banker pair 89.63%.',
  'game.crane-baccarat.fair':
    'Each round uses eight full decks. Six of the 416 cards are drawn, and four to six of them are dealt by the rules. Your bet doesn’t change them.',
  'game.crane-baccarat.feature.cards': 'Cards',
  'craneBaccarat.bet.seat': 'Bet',
} as const
