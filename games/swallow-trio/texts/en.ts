/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.swallow-trio.name': 'Swallow Trio',
  'game.swallow-trio.tagline': 'Three-card poker at dusk: one look, one decision.',
  'game.swallow-trio.help':
    'Place an ante; you and the dealer each get three cards. Look at yours: play by betting the same amount again, or fold and lose the ante. The dealer qualifies with queen high or better. If not, the ante pays 1 to 1 and the play bet is returned; otherwise the higher hand wins and both bets pay 1 to 1. Hands, highest first: straight flush, three of a kind, straight, flush, pair, high card. If you play, a straight wins an ante bonus of 1, three of a kind 4 and a straight flush 5 times the ante, whatever the dealer has. The optional Pair Plus bet depends on your cards only: pair 1, flush 4, straight 6, three of a kind 30, straight flush 40 to 1. Optimal strategy: play with Q-6-4 or better. The RTP is then 96.62% of the ante and 97.98% of all stakes; Pair Plus has an RTP of 97.68%.',
  'game.swallow-trio.fair':
    'Six cards are drawn from a full deck of 52, for you and the dealer in turn. They are fixed before you decide, and your bet doesn’t change them.',
  'game.swallow-trio.feature.cards': 'Cards',
  'swallowTrio.bet.ante': 'Ante',
  'swallowTrio.bet.pairPlus': 'Pair plus',
} as const
