/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.lacquer-21.name': 'Lacquer 21',
  'game.lacquer-21.tagline': 'Blackjack with splits, doubles and a basic strategy chart.',
  'game.lacquer-21.help':
    'Get closer to 21 than the dealer without going over. An ace counts 1 or 11; tens and face cards count 10. Two cards that make 21 are a blackjack and pay 3 to 2. You can hit, stand, double the bet for one more card, split two cards of the same value into up to four hands (aces once, one card each), or surrender your first two cards for half the bet. With an ace or a ten showing, the dealer checks for blackjack; the dealer stands on all 17s. Insurance costs half the bet and pays 2 to 1 if the dealer has blackjack. There are two side bets: a pair in your first two cards (mixed 6, coloured 12, perfect 25 to 1), and 21 + 3 with the dealer’s face-up card (flush 5, straight 10, three of a kind 30, straight flush 40, three identical cards 100 to 1). RTP with basic strategy: 99.64% of the first bet; pairs 95.90%, 21 + 3 96.29%, insurance 92.53%.',
  'game.lacquer-21.fair':
    'Eight full decks are shuffled for every round. Each card is drawn from the remaining cards when it is dealt. Your bet doesn’t change them.',
  'game.lacquer-21.feature.cards': 'Cards',
  'lacquer21.bet.main': 'Hand',
  'lacquer21.bet.pairs': 'Pair',
  'lacquer21.bet.three': '21 + 3',
} as const
