/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.lacquer-21.name': 'Lacquer 21',
  'game.lacquer-21.tagline':
    'Blackjack on black lacquer: split, double, and a plan that shows every best move.',
  'game.lacquer-21.help':
    'Come closer to 21 than the dealer without passing it. An ace counts one or eleven; tens and face cards count ten. Two cards that make 21 are a blackjack and win 3 to 2. You may take cards, stand, double the bet for one card more, split two cards of the same value into up to four hands (aces once, one card each), or give up half the bet on your first two cards. The dealer looks for blackjack under an ace or a ten, and stands on every 17. Insurance costs half the bet and wins 2 to 1 if the dealer has blackjack. Two side bets: a pair in your first two cards (mixed 6, coloured 12, perfect 25 to 1), and 21 + 3 with the dealer’s open card (flush 5, straight 10, three of a kind 30, straight flush 40, three identical cards 100 to 1). By the plan, 99.64% of the first bet returns in the long run; pairs 95.90%, 21 + 3 96.29%, insurance 92.53%.',
  'game.lacquer-21.fair':
    'Eight full decks are shuffled for every round. Each card is drawn when it is dealt, from those that are left. Your bet changes none of them.',
  'game.lacquer-21.feature.cards': 'Cards',
  'lacquer21.bet.main': 'Hand',
  'lacquer21.bet.pairs': 'Pair',
  'lacquer21.bet.three': '21 + 3',
} as const
