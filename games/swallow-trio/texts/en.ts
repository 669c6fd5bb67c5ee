/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.swallow-trio.name': 'Swallow Trio',
  'game.swallow-trio.tagline': 'Three-card poker at dusk: one look, one decision.',
  'game.swallow-trio.help':
    'Bet an ante; you and the dealer get three cards each. Look at yours: play by betting as much again, or fold and lose the ante. The dealer plays with queen high or better. If not, the ante wins 1 to 1 and the play bet comes back; otherwise the higher hand wins 1 to 1 on both. From the highest: straight flush, three of a kind, straight, flush, pair, high card. A straight you play wins 1, three of a kind 4, a straight flush 5 antes more, whatever the dealer has. Pair plus, if you add it, wins on your cards alone: pair 1, flush 4, straight 6, three of a kind 30, straight flush 40 to 1. Best play: bet again with queen-six-four or better; then 96.62% of the ante returns in the long run, 97.98% of all that is staked; pair plus returns 97.68%.',
  'game.swallow-trio.fair':
    'Six cards are drawn from a full deck of 52: yours and the dealer’s in turn. They are fixed before you decide, and your bet changes none of them.',
  'game.swallow-trio.feature.cards': 'Cards',
  'swallowTrio.bet.ante': 'Ante',
  'swallowTrio.bet.pairPlus': 'Pair plus',
} as const
